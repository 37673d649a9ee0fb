import { z } from "zod";
import { Line, Prose } from "../../platform/text.schema.ts";
import {
  LONGEST_CHECK_OUT_LINE,
  LONGEST_CODE,
  LONGEST_MANUAL,
  LONGEST_PARKING,
  LONGEST_STEP,
  MOST_CHECK_OUT_LINES,
  MOST_STEPS,
  OPENINGS,
  USUAL_OPENING,
} from "./arrival.rules.ts";

const upTo = (most: number) => `Use ${most.toLocaleString("en-US")} characters or fewer.`;

export const Opens = z.enum(OPENINGS, "Choose when guests can read it.");
export const Code = Line().max(LONGEST_CODE, upTo(LONGEST_CODE));
export const Parking = Prose().max(LONGEST_PARKING, upTo(LONGEST_PARKING));
export const Manual = Prose().max(LONGEST_MANUAL, upTo(LONGEST_MANUAL));
const CheckOutLine = Line()
  .min(1, "Say what to do.")
  .max(LONGEST_CHECK_OUT_LINE, `Keep each line to ${LONGEST_CHECK_OUT_LINE} characters.`);
export const CheckOut = z.array(CheckOutLine).max(MOST_CHECK_OUT_LINES, `Keep it to ${MOST_CHECK_OUT_LINES} lines.`);

const Step = z.object({
  text: Prose("Say what to do here.").min(1, "Say what to do here.").max(LONGEST_STEP, upTo(LONGEST_STEP)),
  photoId: z.uuid("must be a photo").nullable().default(null),
});

export const Steps = z
  .array(Step)
  .max(MOST_STEPS, `A guide can have up to ${MOST_STEPS} steps.`)
  .refine((steps) => areDifferent(steps.flatMap(({ photoId }) => photoId ?? [])), "Each photo can be in one step.");

const areDifferent = (ids: string[]) => new Set(ids).size === ids.length;

export const ArrivalGuideInput = z.object({
  opens: Opens.default(USUAL_OPENING),
  steps: Steps.default([]),
  doorCode: Code.default(""),
  wifiName: Code.default(""),
  wifiPassword: Code.default(""),
  parking: Parking.default(""),
  manual: Manual.default(""),
  checkOut: CheckOut.default([]),
  /** The one that was read; 0 where there was none. */
  version: z.int().min(0).default(0),
});
export type ArrivalGuideInput = z.infer<typeof ArrivalGuideInput>;

const Photo = z.object({ id: z.uuid(), width: z.int(), height: z.int() });
const GuideView = z.object({
  steps: z.array(z.object({ text: z.string(), photo: Photo.nullable() })),
  doorCode: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  parking: z.string(),
  /** As Markdown. */
  manual: z.string(),
  checkOut: z.array(z.string()),
});
export type GuideView = z.infer<typeof GuideView>;

export const ArrivalGuide = GuideView.extend({
  opens: Opens,
  version: z.int(),
  /** Whether a code can't be read anymore, because the product's secret was replaced. */
  hasLostCodes: z.boolean(),
}).meta({ id: "ArrivalGuide" });
export type ArrivalGuide = z.infer<typeof ArrivalGuide>;

/** The guide of a stay as its guest gets it: nothing but the time before it opens, and nothing after. */
export const StayArrival = z
  .object({
    state: z.enum(["ahead", "open", "closed"]),
    opensAt: z.iso.datetime().nullable(),
    closesAt: z.iso.datetime().nullable(),
    guide: GuideView.nullable(),
  })
  .meta({ id: "StayArrival" });
export type StayArrival = z.infer<typeof StayArrival>;

export const ArrivalPhoto = Photo.meta({ id: "ArrivalPhoto" });
export type ArrivalPhoto = z.infer<typeof ArrivalPhoto>;

const MOST_COPIES = 100;

export const CopyGuideInput = z.object({
  listingIds: z
    .array(z.uuid("must be a listing"))
    .min(1, "Choose at least one listing.")
    .max(MOST_COPIES, `must be at most ${MOST_COPIES}`),
  /** Else the others keep their door code and Wi-Fi. */
  withCodes: z.boolean("must be true or false").default(false),
});
export type CopyGuideInput = z.infer<typeof CopyGuideInput>;

export const GuideCopies = z.object({ titles: z.array(z.string()) }).meta({ id: "GuideCopies" });
export type GuideCopies = z.infer<typeof GuideCopies>;
