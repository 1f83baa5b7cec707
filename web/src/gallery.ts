/** A page for whoever draws a game: its board, panels and forms over positions of `fixtures/` (`npm run dev`, /gallery.html). */
import { mount } from "svelte";
import Gallery from "./gallery/Gallery.svelte";
import "./lib/ui/base.css";
import "./lib/ui/fonts.css";
import "./lib/ui/tokens.css";

mount(Gallery, { target: document.getElementById("app")! });
