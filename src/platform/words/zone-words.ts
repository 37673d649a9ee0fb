/** "America/Los_Angeles" as "Pacific Time". */
export const zoneInWords = (timeZone: string): string => nameOf(timeZone, "longGeneric", new Date()) ?? timeZone;

/** "Split time (GMT+2)", with both offsets where the clocks change in between; without a city "Central European Time (GMT+2)". */
export function localZone(timeZone: string, city: string, first: string, last = first): string {
  const [before, after] = [first, last].map((moment) => nameOf(timeZone, "shortOffset", new Date(moment)) ?? "");
  return `${city ? `${city} time` : zoneInWords(timeZone)} (${before === after ? before : `${before}, then ${after}`})`;
}

const nameOf = (timeZone: string, timeZoneName: "longGeneric" | "shortOffset", moment: Date): string | undefined =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName }).formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
