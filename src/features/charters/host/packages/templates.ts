import type { FormValues } from "../form-rows.ts";
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
