import type { PlanDay, PlanPart } from "./trip-plan.schema.ts";

type Kind = PlanDay["entries"][number]["kind"];

const DOES: Record<Kind, (title: string) => string> = {
  arrive: (title) => `Check in at ${title}`,
  leave: (title) => `Check out of ${title}`,
  start: (title) => `Set out on ${title}`,
  return: (title) => `Back from ${title}`,
};

/** "Check in at Lantern Cottage" */
export const entryInWords = (kind: Kind, { listing: { title } }: Pick<PlanPart, "listing">): string => DOES[kind](title);

/** How a time reads: one arrives after it, leaves before it, and starts at it. */
export const BEFORE_TIME: Record<Kind, string> = { arrive: "after", leave: "before", start: "", return: "" };
