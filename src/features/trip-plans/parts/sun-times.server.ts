import { getMoonIllumination, getTimes } from "suncalc";
import { instantAt } from "../../availability/index.ts";
import { clockAt } from "../../charters/index.ts";
import type { PlanSun } from "../trip-plan.schema.ts";

type Where = { latitude: number; longitude: number; timeZone: string };

const MOONS = [
  "New moon",
  "Waxing crescent",
  "First quarter",
  "Waxing gibbous",
  "Full moon",
  "Waning gibbous",
  "Last quarter",
  "Waning crescent",
];

/** When the sun rises and sets there, by the clocks of the place, until when it is light enough to see the shore, and the moon. */
export function sunTimes(day: string, { latitude, longitude, timeZone }: Where): PlanSun {
  const noon = instantAt(timeZone, day, "12:00");
  const { sunrise, sunset, dusk } = getTimes(noon, latitude, longitude);
  const clock = (moment: Date | null) => moment && clockAt(timeZone, moment.toISOString());
  const { phase } = getMoonIllumination(noon);
  return {
    rise: clock(sunrise),
    set: clock(sunset),
    lastLight: clock(dusk),
    moon: MOONS[Math.round(phase * MOONS.length) % MOONS.length] ?? "",
  };
}
