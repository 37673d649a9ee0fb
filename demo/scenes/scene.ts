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
import { drawTerrace } from "./outdoors/terrace.ts";

export const HOME_SUBJECTS = ["villa", "cabin", "loft", "beach-house", "lighthouse-cottage"] as const satisfies readonly HomeSubject[];
export const BOAT_SUBJECTS = [
  "sailboat",
  "catamaran",
  "motor-yacht",
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
  /** Whether a villa may have its pool in the picture. */
  hasPool?: boolean;
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

function stageOf({ seed, setting, time, view }: SceneInput): Stage {
  const random = randomOf(`${seed} ${view}`);
  const side = random.chance(0.5) ? 1 : -1;
  const horizon = Math.round(view === "terrace" || view === "deck" ? span(random, 480, 560) : span(random, 500, 640));
  const aside = isIndoors(view) ? span(random, 80, 240) : span(random, 380, 620);
  const low = time === "dusk";
  return {
    sheet: new Sheet(),
    palette: paletteOf(randomOf(`${seed} weather`), setting, time),
    random,
    setting,
    flora: randomOf(`${seed} flora`).pick(FLORA[setting]),
    horizon,
    sun: {
      x: Math.round(800 + side * aside),
      y: Math.round(low ? horizon - span(random, 20, 120) : span(random, 110, 260)),
      r: Math.round(low ? span(random, 58, 84) : span(random, 38, 52)),
    },
    side,
  };
}

function drawHomeScene(stage: Stage, { seed, setting, view, hasPool = false }: SceneInput, subject: HomeSubject): string {
  const house = houseLook(randomOf(`${seed} look`), subject, setting, hasPool);
  const room = roomLook(seed, house);
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
    case "second-bedroom":
      return drawBedroom(stage, view === "bedroom" ? room : { ...room, accent: mix(room.accent, room.textile, 0.55) }, inside);
    case "aerial":
      return drawHomeFromAbove(stage, subject, house);
    default:
      return drawDetail(stage, room, detailOf(view));
  }
}

function drawBoatScene(stage: Stage, { seed, view }: SceneInput, subject: BoatSubject): string {
  const boat = boatLook(randomOf(`${seed} look`), subject);
  const modern = subject === "catamaran" || subject === "motor-yacht" || (subject === "houseboat" && boat.variant % 2 === 0);
  const base = roomLook(seed, { wall: "#f6f1e6", wood: boat.wood, accent: boat.canvas, stone: "#c9c3b8", variant: boat.variant });
  const room = { ...base, floor: boat.deck };
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
): RoomLook {
  const random = randomOf(`${seed} rooms`);
  return {
    wall: mix(wall, "#faf4e8", 0.72),
    wood,
    floor: lighter(wood, span(random, 0.05, 0.3)),
    textile: random.pick(TEXTILES),
    accent,
    stone,
    variant,
  };
}
