import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { Line, Prose } from "../../../platform/text.schema.ts";
import { BookedListing } from "../../listings/index.ts";
import { DAYS_AHEAD, nightsBetween, type Stay } from "../stay.rules.ts";
import { Day, Hours } from "../stay.schema.ts";
import {
  LONGEST_CONTACT,
  LONGEST_NAME,
  LONGEST_NOTE,
  MANUAL_KINDS,
  MANUAL_LENGTHS,
  type ManualKind,
  type ManualLength,
  MOST_GUESTS,
} from "./manual-booking.rules.ts";

const inLength = (most: number) => `Use at most ${most.toLocaleString("en")} characters`;
const GUESTS = `Enter a whole number from 1 to ${MOST_GUESTS}`;

/** Forms send an empty string for what isn't typed. */
const Time = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time such as 08:30")
    .optional(),
);

const fields = {
  /** Hours are for boats that sell them; then the times say from when to when, on the days of check-in and check-out. */
  by: z.enum(MANUAL_LENGTHS, "Choose nights or hours").optional(),
  startsAt: Time,
  returnsAt: Time,
  checkIn: Day,
  checkOut: Day,
  kind: z.enum(MANUAL_KINDS, "Choose who stays"),
  /** A guest has one; the host's own stay may. */
  name: Line().max(LONGEST_NAME, inLength(LONGEST_NAME)).default(""),
  /** Forms send an empty string where nobody counted. */
  guests: z.preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z.coerce.number(GUESTS).int(GUESTS).min(1, GUESTS).max(MOST_GUESTS, GUESTS).nullable(),
  ),
  /** A phone number or an email. */
  contact: Line().max(LONGEST_CONTACT, inLength(LONGEST_CONTACT)).default(""),
  note: Prose().max(LONGEST_NOTE, inLength(LONGEST_NOTE)).default(""),
};

type Given = Stay & { by?: ManualLength | undefined; startsAt?: string | undefined; returnsAt?: string | undefined };
type Refine = Pick<z.core.$RefinementCtx, "addIssue">;

function checkHours({ startsAt, returnsAt, ...days }: Given, { addIssue }: Refine): void {
  if (!startsAt) addIssue({ code: "custom", path: ["startsAt"], message: "Enter when it starts" });
  if (!returnsAt) addIssue({ code: "custom", path: ["returnsAt"], message: "Enter when it ends" });
  const nights = nightsBetween(days);
  if (nights < 0) addIssue({ code: "custom", path: ["checkOut"], message: "The last day can't be before the first" });
  if (nights === 0 && startsAt && returnsAt && returnsAt <= startsAt)
    addIssue({ code: "custom", path: ["returnsAt"], message: "It has to end after it starts" });
}

function checkStay(given: Given & { kind: ManualKind; name: string }, context: Refine): void {
  const { addIssue } = context;
  const nights = nightsBetween(given);
  if (given.by === "hours") checkHours(given, context);
  else if (nights < 1) addIssue({ code: "custom", path: ["checkOut"], message: "Check-out date must be after check-in date" });
  if (nights > DAYS_AHEAD) addIssue({ code: "custom", path: ["checkOut"], message: "A stay lasts up to two years" });
  if (given.kind === "guest" && given.name === "") addIssue({ code: "custom", path: ["name"], message: "Name is required" });
}

export const AddManualBookingInput = z
  .object({ listingId: z.uuid("Choose a listing"), ...fields, key: IdempotencyKey })
  .superRefine(checkStay);
export type AddManualBookingInput = z.infer<typeof AddManualBookingInput>;

/** With the version that was read; `overwrite` saves it even if it was changed since. */
export const ChangeManualBookingInput = z
  .object({
    ...fields,
    version: z.coerce.number("must be a number").int().min(1).max(2_000_000_000),
    overwrite: z.preprocess((value) => (value === "on" ? true : value), z.boolean("must be true or false").default(false)),
  })
  .superRefine(checkStay);
export type ChangeManualBookingInput = z.infer<typeof ChangeManualBookingInput>;

export const ManualBookingPath = z.object({ manualBookingId: z.uuid("must be a booking's id") });

/** The first night that stands in the way, or the day on which the hours do. */
export const ManualNightTaken = z.object({ day: z.string() });

/** A stay that the host entered, for its host. */
export const ManualBooking = z.object({
  id: z.uuid(),
  listing: BookedListing,
  checkIn: z.string(),
  checkOut: z.string(),
  kind: z.enum(MANUAL_KINDS),
  name: z.string(),
  guests: z.number().int().nullable(),
  contact: z.string(),
  note: z.string(),
  /** Where a boat is used by the hour; null for nights. */
  hours: z.union([Hours, z.null()]),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  timeZone: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type ManualBooking = z.infer<typeof ManualBooking>;
