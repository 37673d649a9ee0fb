/** "America/Los_Angeles" as "Pacific Time". */
export const zoneInWords = (timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" }).formatToParts().find(({ type }) => type === "timeZoneName")
    ?.value ?? timeZone;
