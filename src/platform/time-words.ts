const CLOCK = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

/** "15:00" as "3:00 PM". Servers and browsers use different spaces before AM and PM, so it is always a plain one. */
export const timeInWords = (time: string): string => CLOCK.format(new Date(`1970-01-01T${time}Z`)).replace(/\s/g, " ");
