/** The time zones that a form offers. */
export const timeZones = (): string[] => ["UTC", ...Intl.supportedValuesOf("timeZone")];
