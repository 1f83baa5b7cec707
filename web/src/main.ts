import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/ui/base.css";
import "./lib/ui/fonts.css";
import "./lib/ui/tokens.css";

mount(App, { target: document.getElementById("app")! });

// Not while developing: a kept shell would hide what was just changed.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch((error: unknown) => console.warn("no service worker", error));
}
