import { z } from "zod";
import { MOST_PRICE_CENTS } from "../../platform/money.ts";
import { Line } from "../../platform/text.schema.ts";
import { BookingSummary } from "../bookings/index.ts";
import { Location } from "../listings/index.ts";
import { LONGEST_LABEL, LONGEST_NAME } from "./trip-plan.rules.ts";

const NOT_FOUND = "We couldn't find that trip plan.";
const cents = z.number().int();

export const TripPlanPath = z.object({ planId: z.uuid(NOT_FOUND) });
export const PlannedBookingPath = TripPlanPath.extend({ bookingId: z.uuid("Booking not found") });
export const CompanionPath = TripPlanPath.extend({ personId: z.uuid("They're not in this trip plan anymore.") });
export const TripCostPath = TripPlanPath.extend({ costId: z.uuid("That cost was removed already.") });
export const InvitationPath = z.object({ inviteKey: z.uuid("This invitation has ended. Ask whoever sent it for a new link.") });

export const StartPlanInput = z.object({ bookingId: z.uuid("Booking not found") });
export type StartPlanInput = z.infer<typeof StartPlanInput>;

const GIVE_A_NAME = "Give the trip a name.";
export const ChangePlanInput = z.object({
  name: Line(GIVE_A_NAME).min(1, GIVE_A_NAME).max(LONGEST_NAME, `Please use at most ${LONGEST_NAME} characters.`).optional(),
  sharesPrices: z.boolean().optional(),
});
export type ChangePlanInput = z.infer<typeof ChangePlanInput>;

const WHAT_FOR = "Say what it was for.";
export const AddCostInput = z.object({
  label: Line(WHAT_FOR).min(1, WHAT_FOR).max(LONGEST_LABEL, `Please use at most ${LONGEST_LABEL} characters.`),
  cents: z.number("Enter an amount.").int().min(1, "Enter an amount.").max(MOST_PRICE_CENTS, "This amount is too high."),
  paidById: z.uuid("Choose who paid."),
  /** Among whom it is split evenly. */
  sharedByIds: z.array(z.uuid("Choose who shares it.")).min(1, "Choose who shares it.").max(21, "Choose who shares it."),
});
export type AddCostInput = z.infer<typeof AddCostInput>;

const Person = z.object({ id: z.uuid(), name: z.string(), avatarUrl: z.string().nullable() });
export type PlanPerson = z.infer<typeof Person>;

const PlanPart = BookingSummary.omit({ totalCents: true, refundCents: true, reservationId: true }).extend({
  checkInTime: z.string(),
  checkOutTime: z.string(),
  timeZone: z.string(),
  hostName: z.string(),
  location: Location.nullable(),
  /** What it costs, for its owner and whom they tell. */
  totalCents: cents.nullable(),
});
export type PlanPart = z.infer<typeof PlanPart>;

/** At the place where one is that day; null where the sun doesn't rise or set. */
const PlanSun = z.object({ rise: z.string().nullable(), set: z.string().nullable(), lastLight: z.string().nullable(), moon: z.string() });
export type PlanSun = z.infer<typeof PlanSun>;

const PlanDay = z.object({
  day: z.string(),
  place: z.string(),
  sun: PlanSun.nullable(),
  entries: z.array(z.object({ bookingId: z.uuid(), kind: z.enum(["arrive", "leave", "start", "return"]), time: z.string() })),
});
export type PlanDay = z.infer<typeof PlanDay>;

const TripCost = z.object({
  id: z.uuid(),
  label: z.string(),
  cents,
  paidBy: Person,
  sharedBy: z.array(Person),
  mayRemove: z.boolean(),
});
export type TripCost = z.infer<typeof TripCost>;

export const TripPlan = z
  .object({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(["owner", "companion"]),
    sharesPrices: z.boolean(),
    parts: z.array(PlanPart),
    days: z.array(PlanDay),
    /** The owner first. */
    people: z.array(Person),
    /** For the owner: where others can join, on this site, and until when. */
    invitation: z.object({ path: z.string(), until: z.string() }).nullable(),
    costs: z.array(TripCost),
    /** Who still owes whom. */
    debts: z.array(z.object({ from: Person, to: Person, cents })),
  })
  .meta({ id: "TripPlan" });
export type TripPlan = z.infer<typeof TripPlan>;

export const TripPlanSummary = z
  .object({ id: z.uuid(), name: z.string(), owner: z.string(), isOwn: z.boolean(), bookingIds: z.array(z.uuid()) })
  .meta({ id: "TripPlanSummary" });
export type TripPlanSummary = z.infer<typeof TripPlanSummary>;
export const TripPlans = z.object({ plans: z.array(TripPlanSummary) });

export const Invitation = z.object({ planId: z.uuid().nullable(), name: z.string(), owner: z.string() });
