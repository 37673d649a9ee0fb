import { type Random, randomOf } from "../random.ts";
import type { Setting, Time } from "./drawing/palette.ts";
import { drawScene, isBoat, type SceneView, type Subject } from "./scene.ts";
import { describeView } from "./words.ts";

export type PictureCategory = "House" | "Apartment" | "Boat" | "Yacht";
export type ListingPlan = {
  seed: string;
  category: PictureCategory;
  setting: Setting;
  subject?: Subject;
  hasPool?: boolean;
  count?: number;
};
export type ListingPicture = { svg: string; description: string };

const HOUSES: Record<Setting, readonly Subject[]> = {
  sea: ["beach-house", "beach-house", "villa", "villa", "lighthouse-cottage"],
  lake: ["cabin", "cabin", "cabin", "villa", "villa"],
  fjord: ["cabin", "cabin", "cabin", "villa"],
  forest: ["cabin", "cabin", "cabin", "villa"],
  "city-harbor": ["villa", "beach-house", "villa", "cabin"],
  mediterranean: ["villa"],
  nordic: ["cabin", "cabin", "lighthouse-cottage", "villa"],
};

const BOATS: Record<Setting, readonly Subject[]> = {
  sea: ["sailboat", "sailboat", "catamaran", "catamaran", "classic-yacht"],
  lake: ["houseboat", "sailboat", "sailboat", "classic-yacht"],
  fjord: ["sailboat", "classic-yacht"],
  forest: ["houseboat", "sailboat", "classic-yacht"],
  "city-harbor": ["houseboat", "houseboat", "sailboat", "classic-yacht"],
  mediterranean: ["sailboat", "catamaran", "catamaran", "classic-yacht"],
  nordic: ["sailboat", "classic-yacht", "houseboat"],
};

/** What a listing of this kind and place looks like, unless told otherwise. */
export function subjectOf({ seed, category, setting }: Pick<ListingPlan, "seed" | "category" | "setting">): Subject {
  const random = randomOf(`${seed} subject`);
  if (category === "Apartment") return "loft";
  if (category === "Yacht") return random.pick(["motor-yacht", "motor-yacht", "motor-yacht", "classic-yacht", "catamaran"]);
  return random.pick((category === "House" ? HOUSES : BOATS)[setting]);
}

type Shot = { view: SceneView; time: Time };

/** The photos of one listing, 5 to 9 unless told: the cover from outside, then round the place, at hours that suit each view. */
export function photosOf(plan: ListingPlan): ListingPicture[] {
  const { seed, setting, hasPool, subject = subjectOf(plan) } = plan;
  return shotsFor(plan).map(({ view, time }) => ({
    svg: drawScene({ seed, subject, setting, time, view, hasPool }),
    description: describeView(randomOf(`${seed} ${view} words`), { subject, setting, time, view }),
  }));
}

/** What the photos of a listing are of, in their order. */
export const viewsOf = (plan: ListingPlan): SceneView[] => shotsFor(plan).map(({ view }) => view);

function shotsFor(plan: ListingPlan): Shot[] {
  const random = randomOf(`${plan.seed} shots`);
  const count = plan.count ?? random.between(5, 9);
  return shotsOf(random, plan.subject ?? subjectOf(plan)).slice(0, count);
}

function shotsOf(random: Random, subject: Subject): Shot[] {
  const cover = random.pick<Time>(["day", "day", "day", "dusk", "dusk", "night"]);
  const other: Time = cover === "day" ? random.pick<Time>(["dusk", "dusk", "night"]) : "day";
  const details: Shot[] = isBoat(subject)
    ? [
        { view: "helm", time: cover === "night" ? "dusk" : cover },
        { view: "coffee", time: "day" },
        { view: "table", time: "dusk" },
      ]
    : [
        { view: "table", time: random.pick<Time>(["day", "dusk"]) },
        {
          view: subject === "cabin" || subject === "lighthouse-cottage" ? "fireplace" : "coffee",
          time: subject === "cabin" ? "dusk" : "day",
        },
        { view: "hammock", time: random.pick<Time>(["day", "dusk"]) },
      ];
  const detail = random.pick(subject === "houseboat" ? details.slice(1) : subject === "loft" ? details.slice(0, 2) : details);
  const rooms: Shot[] = isBoat(subject)
    ? [
        { view: "deck", time: cover === "night" ? "dusk" : cover },
        { view: "saloon", time: "day" },
        { view: "berth", time: random.pick<Time>(["day", "night"]) },
      ]
    : [
        { view: "living-room", time: cover === "night" ? "night" : "day" },
        { view: "bedroom", time: random.pick<Time>(["day", "dusk"]) },
        { view: "kitchen", time: "day" },
      ];
  const second: Shot = { view: isBoat(subject) ? "galley" : "second-bedroom", time: random.pick<Time>(["day", "night"]) };
  const outside: Shot = isBoat(subject) ? { view: "aerial", time: "day" } : { view: "terrace", time: other === "night" ? "dusk" : other };
  const last: Shot = isBoat(subject) ? { view: "coffee", time: "day" } : { view: "aerial", time: "day" };
  const shots: Shot[] = [{ view: "exterior", time: cover }, outside, ...rooms, { view: "other-side", time: other }, detail, last, second];
  return shots.filter(({ view }, index) => shots.findIndex((each) => each.view === view) === index);
}
