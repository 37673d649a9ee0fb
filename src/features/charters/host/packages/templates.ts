import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";
import { valuesOf } from "./typed-package.ts";

const SATURDAY = 1 << 6;
const EVERY_DAY = 127;

const at = (time: string, weekdays = EVERY_DAY) => ({
  weekdays,
  fromDay: null,
  untilDay: null,
  isYearly: false,
  firstStart: time,
  lastStart: time,
  stepMinutes: 30,
});
const hours = (count: number) => ({ minutes: count * 60, nights: null, returnsAt: null });

/** What most boats are sold by. Prices are the host's. */
const TEMPLATES = {
  "half-day": { name: "Half day", ...hours(4), starts: [at("08:00"), at("13:00")] },
  "full-day": { name: "Full day", ...hours(8), starts: [at("09:00")] },
  "sunset-sail": { name: "Sunset sail", ...hours(2), starts: [at("18:00")] },
  week: {
    name: "A week, Saturday to Saturday",
    minutes: null,
    nights: 7,
    returnsAt: "09:00",
    starts: [at("17:00", SATURDAY)],
  },
} as const;
export type TemplateKey = keyof typeof TEMPLATES;

export const TEMPLATE_KEYS = Object.keys(TEMPLATES) as TemplateKey[];
export const templateName = (key: TemplateKey): string => TEMPLATES[key].name;
const isTemplate = (key: string): key is TemplateKey => Object.hasOwn(TEMPLATES, key);

const HALF_DAY_MINUTES = 300;
const A_WEEK = 5;

type Trip = { name: string; minutes: number | null; nights: number | null };

/** What most trips of this length are like. */
export function usualTemplate({ name, minutes, nights }: Trip): TemplateKey {
  if (nights !== null && nights >= A_WEEK) return "week";
  if (/sunset/i.test(name)) return "sunset-sail";
  return nights === null && minutes !== null && minutes <= HALF_DAY_MINUTES ? "half-day" : "full-day";
}

/** The length and the starts of a template, to be used where nobody has said any. */
export function templateTimes(key: TemplateKey) {
  const { starts, minutes, nights, returnsAt } = TEMPLATES[key];
  return { minutes, nights, returnsAt, starts: starts.map((start) => ({ ...start })) };
}

const EMPTY = { name: "", minutes: null, nights: null, returnsAt: null, starts: [] };
/** Sold by the seat. */
const SHARED = "sunset-sail";

/** The form of a new package for a boat that takes so many people, filled in by a template if there is one of this name. */
export function valuesOfNew(key: string | null, capacity: number): FormValues {
  const template = key !== null && isTemplate(key) ? TEMPLATES[key] : EMPTY;
  return valuesOf({
    ...template,
    starts: [...template.starts],
    prices: [],
    captainedCents: null,
    bareboatCents: null,
    seats: key === SHARED ? capacity : null,
    guests: capacity,
    prepareMinutes: 0,
    beginsPlace: "",
    endsPlace: "",
  });
}
