/** The contrast of what is written or drawn on each colour, in both themes (WCAG 2: 4.5 for text, 3 for edges). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf-8");
const TEXT = 4.5;
const EDGE = 3;
const GROUNDS = ["ground", "surface", "raised", "soft"];

type Colour = [lightness: number, chroma: number, hue: number];

function block(selector: string): Record<string, Colour> {
  const found: Record<string, Colour> = {};
  for (const [, names, body] of css.matchAll(/^([^{}/]*?)\{([^}]*)\}/gms)) {
    if (!names!.split(",").some((name) => name.trim() === selector)) continue;
    for (const [, name, l, c, h] of body!.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)) {
      found[name!] = [Number(l), Number(c), Number(h)];
    }
  }
  return found;
}

/** Relative luminance, by way of linear sRGB. */
function luminance([lightness, chroma, hue]: Colour): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const shared = block(":root");
const themes = { day: block(':root[data-theme="day"]'), night: block(':root[data-theme="night"]') };

test("both themes have the same colours", () => {
  expect(Object.keys(themes.night).sort()).toEqual(Object.keys(themes.day).sort());
});

describe.each(Object.entries(themes))("%s", (_, theme) => {
  const colours = { ...shared, ...theme };
  const pairs = Object.keys(colours).filter((name) => name.startsWith("on-"));

  test.each(pairs)("--%s", (name) => {
    expect(contrast(colours[name]!, colours[name.slice(3)]!)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(GROUNDS.flatMap((ground) => ["quiet", "link", "bad"].map((text) => [text, ground])))("--%s on --%s", (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(GROUNDS.flatMap((ground) => ["edge", "focus", "accent"].map((edge) => [edge, ground])))("--%s beside --%s", (edge, ground) => {
    expect(contrast(colours[edge]!, colours[ground]!)).toBeGreaterThanOrEqual(EDGE);
  });
});
