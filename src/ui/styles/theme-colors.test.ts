import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Both values of each color of the theme, as the style sheet has them. */
const COLORS = new Map(
  [...readFileSync(new URL("styles.css", import.meta.url), "utf8").matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

/** As WCAG 2.2 defines them. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colorOf = (name: string): string => COLORS.get(name)?.[theme] ?? "";

  test.each([
    ["ink", ["sand", "sand-deep", "paper", "sea-wash", "moss-wash", "brick-wash"]],
    ["muted", ["sand", "sand-deep", "paper", "sea-wash"]],
    ["sea", ["sand", "sand-deep", "paper", "sea-wash"]],
    ["on-sea", ["sea", "sea-hover"]],
    ["sand", ["ink"]],
    ["ember-text", ["sand", "paper"]],
    ["moss", ["paper", "moss-wash"]],
    ["brick", ["sand", "paper", "brick-wash"]],
  ])("%s can be read on what it is written on", (text, grounds) => {
    for (const ground of grounds) expect(contrast(colorOf(text), colorOf(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["sand", "paper"])("the frames of fields and the focus can be seen on %s", (ground) => {
    for (const line of ["line-strong", "sea"]) expect(contrast(colorOf(line), colorOf(ground)), line).toBeGreaterThanOrEqual(3);
  });
});
