import lookUp from "@photostructure/tz-lookup";

/** The IANA time zone at a place; at sea the zone of its longitude. Longitudes beyond the date line come round. */
export function timeZoneAt(latitude: number, longitude: number): string {
  return lookUp(latitude, ((((longitude + 180) % 360) + 360) % 360) - 180);
}
