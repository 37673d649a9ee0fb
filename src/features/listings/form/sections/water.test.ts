import { expect, test } from "vitest";
import { waterWords } from "./water.rules.ts";

test("a boat in the water is told nothing", () => {
  expect(waterWords({ isOnLand: false, metersToWater: 0 }, "us")).toBeNull();
});

test("a boat on land is told how far the water is, in the reader's unit, and that its host knows better", () => {
  const said = (meters: number | null, formats: "us" | "world") => waterWords({ isOnLand: true, metersToWater: meters }, formats);
  expect(said(352, "us")).toContain("about 0.2\u00a0miles from the water");
  expect(said(90, "us")).toContain("about 300\u00a0ft from the water");
  expect(said(352, "world")).toContain("about 350\u00a0m from the water");
  expect(said(1240, "world")).toContain("about 1.2\u00a0km from the water");
  expect(said(null, "us")).toContain("no water nearby");
  for (const words of [said(352, "us"), said(null, "us")]) expect(words).toContain("leave the pin if it's right");
});
