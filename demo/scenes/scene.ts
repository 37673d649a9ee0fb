import { randomOf } from "../random.ts";
import { boatLook, type BoatSubject } from "./boats/boat.ts";
import { BOAT_DETAILS, type Detail, drawDetail, HOME_DETAILS } from "./details/index.ts";
import { lighter, mix } from "./drawing/color.ts";
import { paletteOf, type Setting, type Time } from "./drawing/palette.ts";
import { span, type Stage } from "./drawing/stage.ts";
import { Sheet } from "./drawing/svg.ts";
import { type HomeSubject, type HouseLook, houseLook } from "./houses/house.ts";
import { drawBedroom } from "./indoors/bedroom.ts";
import { drawBerth } from "./indoors/berth.ts";
import { drawGalley } from "./indoors/galley.ts";
import { drawKitchen } from "./indoors/kitchen.ts";
import { drawLivingRoom } from "./indoors/living-room.ts";
import { drawSaloon } from "./indoors/saloon.ts";
import type { RoomLook } from "./indoors/shell.ts";
import { FLORA } from "./nature/growth.ts";
import { drawBoatFromAbove } from "./outdoors/boat-from-above.ts";
import { drawBoatOutside } from "./outdoors/boat-outside.ts";
import { drawDeck } from "./outdoors/deck.ts";
import { drawHomeFromAbove } from "./outdoors/home-from-above.ts";
import { drawHomeOutside } from "./outdoors/home-outside.ts";
import { drawPoolside } from "./outdoors/poolside.ts";
import { drawTerrace } from "./outdoors/terrace.ts";

export const HOME_SUBJECTS = ["villa", "cabin", "loft", "beach-house", "lighthouse-cottage", "house"] as const satisfies readonly HomeSubject[];
export const BOAT_SUBJECTS = [
  "sailboat",
  "catamaran",
  "motor-yacht",
  "trawler",
  "houseboat",
  "classic-yacht",
] as const satisfies readonly BoatSubject[];
export type Subject = HomeSubject | BoatSubject;

export const HOME_VIEWS = [
  "exterior",
  "other-side",
  "terrace",
  "living-room",
  "kitchen",
  "bedroom",
  "second-bedroom",
  "third-bedroom",
  "pool",
  "aerial",
  ...HOME_DETAILS,
] as const;
export const BOAT_VIEWS = ["exterior", "other-side", "deck", "saloon", "berth", "galley", "aerial", ...BOAT_DETAILS] as const;
export type SceneView = (typeof HOME_VIEWS)[number] | (typeof BOAT_VIEWS)[number];

export type SceneInput = {
  seed: string;
  subject: Subject;
  setting: Setting;
  time: Time;
  view: SceneView;
  hasPool?: boolean;
  feature?: string;
  feet?: number;
  /** Rooms of one town are furnished alike, those of another otherwise. */
  town?: string;
  bedsIn?: number;
  /** Where palms grow. */
  warm?: boolean;
};

export const isBoat = (subject: Subject): subject is BoatSubject => (BOAT_SUBJECTS as readonly string[]).includes(subject);

/** A picture as SVG: the same for the same input. What has the same seed is one place, at other hours and from other sides. */
export function drawScene(input: SceneInput): string {
  const stage = stageOf(input);
  return stage.sheet.finish(
    isBoat(input.subject) ? drawBoatScene(stage, input, input.subject) : drawHomeScene(stage, input, input.subject),
  );
}

const isIndoors = (view: SceneView) => /room|kitchen|saloon|berth|galley/.test(view);

function stageOf({ seed, setting, time, view, warm = true }: SceneInput): Stage {
  const random = randomOf(`${seed} ${view}`);
  const side = random.chance(0.5) ? 1 : -1;
  const horizon = Math.round(view === "pool" ? span(random, 350, 410) : view === "terrace" || view === "deck" ? span(random, 480, 560) : span(random, 500, 640));
  const aside = isIndoors(view) ? span(random, 80, 240) : span(random, 380, 620);
  const low = time === "dusk";
  return {
    sheet: new Sheet(),
    palette: paletteOf(randomOf(`${seed} weather`), setting, time),
    random,
    setting,
    flora: randomOf(`${seed} flora`).pick(warm ? FLORA[setting] : FLORA[setting].filter((trees) => !trees.includes("palm"))),
    horizon,
    sun: {
      x: Math.round(800 + side * aside),
      y: Math.round(low ? horizon - span(random, 20, 120) : span(random, 110, 260)),
      r: Math.round(low ? span(random, 58, 84) : span(random, 38, 52)),
    },
    side,
  };
}

function drawHomeScene(stage: Stage, { seed, setting, view, hasPool = false, feature = "", town = seed, bedsIn = 1 }: SceneInput, subject: HomeSubject): string {
  const house = houseLook(randomOf(`${seed} look`), subject, setting, hasPool, feature);
  const room = roomLook(seed, house, town, setting);
  const wooden = subject === "cabin" || (subject === "beach-house" && house.variant % 3 === 0);
  const inside = { wooden, frame: wooden ? lighter(house.wood, 0.1) : house.variant % 2 ? "#fffaf0" : "#2f3c45" };
  switch (view) {
    case "exterior":
      return drawHomeOutside(stage, subject, house, 0);
    case "other-side":
      return drawHomeOutside(stage, subject, house, 1);
    case "terrace":
      return drawTerrace(stage, subject, house, room);
    case "living-room":
      return drawLivingRoom(stage, room, inside);
    case "kitchen":
      return drawKitchen(stage, room, inside);
    case "bedroom":
      return drawBedroom(stage, room, inside, "double");
    case "second-bedroom":
      return drawBedroom(stage, { ...room, accent: mix(room.accent, room.textile, 0.6), bedStyle: room.bedStyle + 1, rug: room.rug + 1 }, inside, bedsIn > 1 ? "twin" : "double");
    case "third-bedroom":
      return drawBedroom(stage, { ...room, accent: lighter(room.textile, 0.1), rug: room.rug + 2 }, inside, bedsIn > 1 ? "bunk" : "single");
    case "pool":
      return drawPoolside(stage, subject, house, room);
    case "aerial":
      return drawHomeFromAbove(stage, subject, house);
    default:
      return drawDetail(stage, room, detailOf(view));
  }
}

function drawBoatScene(stage: Stage, { seed, view, setting, feet = 36, town = seed }: SceneInput, subject: BoatSubject): string {
  const boat = boatLook(randomOf(`${seed} look`), subject, feet);
  const modern = subject === "catamaran" || subject === "motor-yacht" || (subject === "houseboat" && boat.variant % 2 === 0);
  const base = roomLook(seed, { wall: "#f6f1e6", wood: boat.wood, accent: boat.canvas, stone: "#c9c3b8", variant: boat.variant }, town, setting);
  const room = { ...base, floor: boat.deck, floorStyle: 0, wallStyle: 0, wall: mix("#f6f1e6", "#faf4e8", 0.7) };
  const inside = { modern, frame: modern ? "#e9eef0" : "#c9a15f" };
  switch (view) {
    case "exterior":
      return drawBoatOutside(stage, subject, boat, 0);
    case "other-side":
      return drawBoatOutside(stage, subject, boat, 1);
    case "deck":
      return drawDeck(stage, subject, boat, room);
    case "saloon":
      return drawSaloon(stage, room, inside);
    case "berth":
      return drawBerth(stage, room, inside);
    case "galley":
      return drawGalley(stage, room, inside);
    case "aerial":
      return drawBoatFromAbove(stage, subject, boat);
    default:
      return drawDetail(stage, room, detailOf(view));
  }
}

function detailOf(view: SceneView): Detail {
  const detail = [...HOME_DETAILS, ...BOAT_DETAILS].find((each) => each === view);
  if (!detail) throw new RangeError(`this subject has no view "${view}"`);
  return detail;
}

const TEXTILES = ["#8a9a94", "#c9b48f", "#5d7688", "#a98f80", "#7d8c72", "#b7bfc2", "#cf9f86"];

/** Rooms take their colors from the house that they are in. */
function roomLook(
  seed: string,
  { wall, wood, accent, stone, variant }: Pick<HouseLook, "wall" | "wood" | "accent" | "stone" | "variant">,
  town: string,
  setting: Setting,
): RoomLook {
  const random = randomOf(`${seed} rooms`);
  const local = randomOf(`${town} rooms`);
  const south = setting === "mediterranean";
  const wallStyle = local.between(0, 3);
  const floorStyle = south ? local.pick([1, 1, 2]) : local.pick([0, 0, 2, 3]);
  const paint = local.pick(south ? ["#fdf8ee", "#f6dcc4", "#f3e6c8", "#e8efe6"] : ["#faf4e8", "#dfe8e4", "#cfdde4", "#f1e2cf", "#e3ddd0", "#c9d4c4", "#f0d9d0"]);
  const timber = local.pick(["#b78655", "#8a5a3c", "#d2b48c", "#6f4d3a", "#c59a68"]);
  return {
    wall: mix(wall, paint, 0.86),
    wood: mix(wood, timber, 0.75),
    floor: floorStyle === 1 ? local.pick(["#c9805a", "#d9b48c", "#d8c8ae"]) : floorStyle === 3 ? local.pick(["#c8ccc8", "#b9b3a8"]) : lighter(mix(wood, timber, 0.8), span(random, 0.02, 0.3)),
    textile: local.chance(0.5) ? local.pick(TEXTILES) : random.pick(TEXTILES),
    accent: mix(accent, local.pick(["#c8502b", "#0b6e75", "#d9a441", "#3f6f5a", "#8a4b6b", "#2e5c7c"]), 0.5),
    stone,
    variant,
    wallStyle,
    floorStyle,
    rug: random.between(0, 4),
    table: random.between(0, 4),
    seats: random.between(0, 5),
    bedStyle: random.between(0, 3),
    green: local.between(0, 3),
    wallArt: random.between(0, 4),
    windows: random.between(0, 3),
    kitchen: random.between(0, 5),
  };
}
