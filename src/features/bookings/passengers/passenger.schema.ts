import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";
import { Hours } from "../../availability/index.ts";
import type { FormValues } from "../../../ui/forms/rows/form-rows.ts";
import { LONGEST_NAME, OLDEST } from "./passenger.rules.ts";
import { readTypedPassengers } from "./typed-passengers.ts";

const PHONE = /^(\+?[\d\s().-]{5,})?$/;
const LONGEST_PHONE = 30;
const MOST_PASSENGERS = 120;

export const Passenger = z.object({
  name: Line("Enter a name").min(1, "Enter a name").max(LONGEST_NAME, `Use at most ${LONGEST_NAME} characters`),
  /** In years; 0 for babies. */
  age: z
    .number("Enter the age in years")
    .int("Enter the age in whole years")
    .min(0, "Enter the age in years")
    .max(OLDEST, "Enter the age in years"),
  /** Empty where nobody needs it; the first one is called if anything happens. */
  phone: Line().max(LONGEST_PHONE, "Enter a valid phone number.").regex(PHONE, "Enter a valid phone number.").default(""),
});
export type Passenger = z.infer<typeof Passenger>;

export const SavePassengersInput = z
  .object({
    passengers: z.array(Passenger).max(MOST_PASSENGERS),
    /** The version that was read; 0 where there was no list. */
    version: z.coerce.number("must be a number").int().min(0).max(2_000_000_000),
  })
  .refine(({ passengers: [first] }) => !first || first.phone !== "", {
    path: ["passengers", 0, "phone"],
    message: "Enter a phone number that the captain can call",
  });
export type SavePassengersInput = z.infer<typeof SavePassengersInput>;

/** Who comes aboard with a booking, as far as its guest said. */
export const PassengerList = z
  .object({
    passengers: z.array(Passenger),
    /** How many people were booked for. */
    aboard: z.number().int(),
    version: z.number().int(),
    savedAt: z.string().nullable(),
    /** Whether the asker can change it now. */
    isOpen: z.boolean(),
  })
  .meta({ id: "PassengerList" });
export type PassengerList = z.infer<typeof PassengerList>;

/** What the captain has in hand: everybody aboard of a trip, by booking. */
export const Manifest = z
  .object({
    /** Of what is sold by the seat. */
    departureId: z.uuid().nullable(),
    boat: z.object({ title: z.string(), city: z.string() }),
    packageName: z.string(),
    beginsPlace: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    hours: Hours,
    parties: z.array(
      z.object({
        bookingId: z.uuid(),
        reservationId: z.string(),
        bookedBy: z.string(),
        phone: z.string(),
        guests: z.number().int(),
        children: z.number().int(),
        infants: z.number().int(),
        pets: z.number().int(),
        isNoShow: z.boolean(),
        passengers: z.array(Passenger),
        /** How many of them nobody named yet. */
        missing: z.number().int(),
      }),
    ),
    aboard: z.number().int(),
    missing: z.number().int(),
  })
  .meta({ id: "Manifest" });
export type Manifest = z.infer<typeof Manifest>;

/** As the form of the guest's booking page sends it. */
export const TypedPassengers = z.preprocess((values) => readTypedPassengers(values as FormValues), SavePassengersInput);
