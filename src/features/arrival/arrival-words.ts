import type { ListingType } from "../listings/index.ts";
import { shortMonthDay } from "../../platform/words/day-words.ts";
import type { Formats } from "../../platform/words/formats.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import type { Opening } from "./arrival.rules.ts";

export const OPENING_WORDS: Record<Opening, string> = {
  booking: "As soon as they book",
  "7_days": "7 days before check-in",
  "3_days": "3 days before check-in",
  "1_day": "1 day before check-in",
  arrival_day: "On the day of check-in",
};

/** What the parts of a guide are called at a home and on a boat. */
const WORDS = {
  property: {
    steps: "How to get in",
    stepExample: "The gate is left of the red mailbox. Push hard.",
    doorCode: "Door code",
    parking: "Parking",
    parkingHint: "Where to leave the car, and what it costs.",
    manual: "House manual",
    manualHint: "Heating, trash, appliances, and what to do when something breaks.",
    checkOut: "Before you leave",
    checkOutExample: "Close the windows\nLeave the key in the box",
    checkIn: "check-in",
  },
  boat: {
    steps: "How to get on board",
    stepExample: "Walk to dock C. The boat is in berth 12, on the left.",
    doorCode: "Marina gate code",
    parking: "Parking and berth",
    parkingHint: "Where to leave the car, and which berth the boat is in.",
    manual: "Boat manual",
    manualHint: "Handover, engine, water and power, radio, and what to do when something breaks.",
    checkOut: "Before you hand the boat back",
    checkOutExample: "Fill up with diesel\nBe back in the berth by 4:00 PM",
    checkIn: "handover",
  },
} as const;
export type GuideWords = (typeof WORDS)[ListingType];

export const guideWords = (type: ListingType): GuideWords => WORDS[type];

/** "Dec 10", the last day on which a guide that closes then can be read, by the clock of the place. */
export const lastDayInWords = (closesAt: string, timeZone: string): string =>
  openingInWords(new Date(Date.parse(closesAt) - 1).toISOString(), timeZone, "us").split(",")[0] ?? "";

/** "Dec 3, 3:00 PM", by the clock of the place. */
export function openingInWords(instant: string, timeZone: string, formats: Formats): string {
  const there = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone }).format(new Date(instant));
  const [day = "", time = ""] = there.split(" ");
  return `${shortMonthDay(day)}, ${timeInWords(time, formats)}`;
}
