import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { photosOf, subjectOf } from "./listing-pictures.ts";
import {
  BOAT_SUBJECTS,
  BOAT_VIEWS,
  drawScene,
  HOME_SUBJECTS,
  HOME_VIEWS,
  isBoat,
  type SceneInput,
  type SceneView,
  type Subject,
} from "./scene.ts";

const SETTINGS = ["sea", "lake", "fjord", "forest", "city-harbor", "mediterranean", "nordic"] as const;
const TIMES = ["day", "dusk", "night"] as const;

/** Every subject in every view, through all settings and hours. */
const scenes: SceneInput[] = ([...HOME_SUBJECTS, ...BOAT_SUBJECTS] as Subject[]).flatMap((subject, s) => {
  const views: readonly SceneView[] = isBoat(subject) ? BOAT_VIEWS : HOME_VIEWS;
  return views.flatMap((view, v) =>
    TIMES.map((time, t) => ({
      seed: `${subject} ${v + t}`,
      subject,
      setting: SETTINGS[(s + v + t) % SETTINGS.length] ?? "sea",
      time,
      view,
    })),
  );
});

const colorsOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
const shared = (first: string, second: string) => [...colorsOf(first)].filter((color) => colorsOf(second).has(color)).length;

describe("a picture", () => {
  test("is the same for the same input, byte for byte", () => {
    for (const scene of scenes.slice(0, 20)) expect(drawScene(scene)).toBe(drawScene(scene));
  });

  test("is another for another seed, hour, setting and view", () => {
    const scene: SceneInput = { seed: "a", subject: "villa", setting: "sea", time: "day", view: "exterior" };
    const others: SceneInput[] = [
      { ...scene, seed: "b" },
      { ...scene, time: "dusk" },
      { ...scene, setting: "lake" },
      { ...scene, view: "other-side" },
      { ...scene, subject: "cabin" },
    ];
    expect(new Set([scene, ...others].map(drawScene)).size).toBe(6);
  });

  test("has whole numbers everywhere, only shapes, and a small size", () => {
    for (const scene of scenes) {
      const svg = drawScene(scene);
      expect(svg, JSON.stringify(scene)).not.toMatch(/NaN|undefined|Infinity|<(text|script|image|foreignObject|style)\b|href="[^#]/);
      expect(svg.length, JSON.stringify(scene)).toBeLessThan(24 * 1024);
    }
  });

  test.each(scenes.filter((_, index) => index % 11 === 0))("$subject, $view, $time, $setting can be photographed in 4:3", async (scene) => {
    const { data, info } = await sharp(Buffer.from(drawScene(scene)))
      .resize({ width: 64 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 48 });
    const pixels = new Set(Array.from({ length: data.length / 3 }, (_, n) => data.subarray(n * 3, n * 3 + 3).toString("hex")));
    expect(pixels.size).toBeGreaterThan(200);
  });

  test("refuses a view that its subject does not have", () => {
    expect(() => drawScene({ seed: "a", subject: "villa", setting: "sea", time: "day", view: "saloon" })).toThrow(RangeError);
    expect(() => drawScene({ seed: "a", subject: "sailboat", setting: "sea", time: "day", view: "kitchen" })).toThrow(RangeError);
  });
});

describe("the pictures of one listing", () => {
  const house = photosOf({ seed: "listing 7", category: "House", setting: "lake", count: 9 });

  test("begin with the cover from outside and never repeat themselves", () => {
    expect(house[0]?.description).toMatch(/^The (cabin|villa) /);
    expect(house).toHaveLength(9);
    expect(new Set(house.map(({ svg }) => svg)).size).toBe(9);
    expect(new Set(house.map(({ description }) => description)).size).toBe(9);
  });

  test("are five to nine, and say what is on them", () => {
    const counts = Array.from({ length: 30 }, (_, n) =>
      photosOf({ seed: `count ${n}`, category: n % 2 ? "Yacht" : "Apartment", setting: SETTINGS[n % 7] ?? "sea" }),
    );
    expect(counts.every((photos) => photos.length >= 5 && photos.length <= 9)).toBe(true);
    expect(new Set(counts.map((photos) => photos.length)).size).toBeGreaterThan(2);
    expect(counts.flat().every(({ description }) => /^(The|Two) .{10,}[^.]$/.test(description))).toBe(true);
  });

  test("belong together: the same building in the same colors", () => {
    const scene = (seed: string, view: SceneView) => drawScene({ seed, subject: "beach-house", setting: "sea", time: "day", view });
    const together = ["a", "b", "c", "d"].map((seed) => shared(scene(seed, "exterior"), scene(seed, "aerial")));
    const strangers = ["a", "b", "c", "d"].map((seed) => shared(scene(seed, "exterior"), scene(`${seed} other`, "aerial")));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(together)).toBeGreaterThan(sum(strangers) * 1.5);
  });

  test("show what the category promises, or what they are told to show", () => {
    for (const setting of SETTINGS) {
      for (const seed of ["a", "b", "c"]) {
        expect(subjectOf({ seed, setting, category: "Apartment" })).toBe("loft");
        expect(HOME_SUBJECTS).toContain(subjectOf({ seed, setting, category: "House" }));
        for (const category of ["Boat", "Yacht"] as const) expect(BOAT_SUBJECTS).toContain(subjectOf({ seed, setting, category }));
      }
    }
    expect(photosOf({ seed: "told", category: "Boat", setting: "sea", subject: "catamaran", count: 1 })[0]?.description).toContain(
      "catamaran",
    );
  });
});

test("a page of covers looks like as many places", async () => {
  const covers = Array.from(
    { length: 20 },
    (_, n) =>
      photosOf({
        seed: `listing ${n}`,
        category: (["House", "Boat", "Apartment", "Yacht"] as const)[n % 4] ?? "House",
        setting: SETTINGS[n % 7] ?? "sea",
        count: 1,
      })[0]?.svg ?? "",
  );
  const tiny = await Promise.all(
    covers.map((svg) => sharp(Buffer.from(svg)).resize({ width: 8, height: 6 }).removeAlpha().raw().toBuffer()),
  );
  const differences = tiny.flatMap((first, i) =>
    tiny.slice(i + 1).map((second) => first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length),
  );
  expect(Math.min(...differences)).toBeGreaterThan(6);
});
