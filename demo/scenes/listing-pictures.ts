import { type Random, randomOf } from "../random.ts";
import type { Setting, Time } from "./drawing/palette.ts";
import { drawScene, isBoat, type SceneView, type Subject } from "./scene.ts";
import { describeView } from "./words.ts";

export type ListingPlan = {
  seed: string;
  setting: Setting;
  subject: Subject;
  town: string;
  noun: string;
  bedrooms: number;
  beds: number;
  feet: number;
  feature: string;
  warm: boolean;
  hasPool: boolean;
};
export type ListingPicture = { view: SceneView; svg: string; description: string };
type Shot = { view: SceneView; time: Time };

/** How many beds are in each bedroom: the first has one, the extra ones stand in the others. */
export function bedsOf({ bedrooms, beds }: Pick<ListingPlan, "bedrooms" | "beds">): number[] {
  const extra = Math.max(0, beds - bedrooms);
  return Array.from({ length: bedrooms }, (_, i) => (i > 0 && i <= extra ? 2 : 1));
}

export function photosOf(plan: ListingPlan): ListingPicture[] {
  return shotsFor(plan).map(({ view, time }) => ({
    view,
    svg: drawScene({ ...plan, time, view, bedsIn: bedsOf(plan)[view === "second-bedroom" ? 1 : view === "third-bedroom" ? 2 : 0] ?? 1 }),
    description: describeView(randomOf(`${plan.seed} ${view} words`), { ...plan, time, view, beds: bedsOf(plan) }),
  }));
}

export const viewsOf = (plan: ListingPlan): SceneView[] => shotsFor(plan).map(({ view }) => view);

function shotsFor(plan: ListingPlan): Shot[] {
  const random = randomOf(`${plan.seed} shots`);
  return isBoat(plan.subject) ? boatShots(random, plan) : homeShots(random, plan);
}

function boatShots(random: Random, { subject }: ListingPlan): Shot[] {
  const cover = random.pick<Time>(["day", "day", "day", "dusk", "dusk", "night"]);
  const other: Time = cover === "day" ? random.pick<Time>(["dusk", "night"]) : "day";
  const extra: Shot[] = [
    { view: "galley", time: random.pick<Time>(["day", "night"]) },
    { view: "other-side", time: other },
    ...(subject === "houseboat" ? [] : [{ view: "helm" as const, time: cover === "night" ? ("dusk" as const) : cover }]),
  ];
  return [
    { view: "exterior", time: cover },
    { view: "deck", time: cover === "night" ? "dusk" : cover },
    { view: "saloon", time: "day" },
    { view: "berth", time: random.pick<Time>(["day", "night"]) },
    ...random.some(extra, random.between(0, 2)),
    ...(random.chance(0.5) ? [{ view: "aerial" as const, time: "day" as const }] : []),
  ];
}

function homeShots(random: Random, { subject, bedrooms, hasPool }: ListingPlan): Shot[] {
  const cover = random.pick<Time>(["day", "day", "day", "dusk", "dusk", "night"]);
  const other: Time = cover === "day" ? random.pick<Time>(["dusk", "dusk", "night"]) : "day";
  const extra: Shot[] = [
    { view: "terrace", time: other === "night" ? "dusk" : other },
    { view: "other-side", time: other },
    ...(subject === "cabin" || subject === "lighthouse-cottage" ? [{ view: "fireplace" as const, time: "dusk" as const }] : []),
    { view: random.pick(["table", "coffee"] as const), time: random.pick<Time>(["day", "dusk"]) },
    { view: "aerial", time: "day" },
  ];
  return [
    { view: "exterior", time: cover },
    ...(hasPool ? [{ view: "pool" as const, time: random.pick<Time>(["day", "day", "dusk"]) }] : []),
    { view: "living-room", time: cover === "night" ? "night" : "day" },
    { view: "kitchen", time: "day" },
    { view: "bedroom", time: random.pick<Time>(["day", "dusk"]) },
    ...(bedrooms > 1 ? [{ view: "second-bedroom" as const, time: random.pick<Time>(["day", "day", "night"]) }] : []),
    ...(bedrooms > 2 && random.chance(0.5) ? [{ view: "third-bedroom" as const, time: "day" as const }] : []),
    ...random.some(extra, hasPool ? random.between(0, 1) : bedrooms > 1 ? 1 : 2),
  ];
}
