import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

const AboutCalendar = z.object({ calendarId: z.uuid() });

export const calendarSilent = declareFact("calendar.silent", AboutCalendar);
export const calendarBack = declareFact("calendar.back", AboutCalendar);
export const calendarShrunk = declareFact(
  "calendar.shrunk",
  AboutCalendar.extend({ nights: z.number().int(), times: z.number().int().default(0) }),
);
export const clashFound = declareFact("calendar.clash-found", z.object({ clashId: z.uuid() }));
