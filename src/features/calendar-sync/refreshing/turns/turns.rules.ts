/** A calendar that is due, with whose it is and where it comes from. */
export type DueCalendar = { id: string; hostId: string; site: string };

const PLACES = 10;
const MOST_EACH = 2;

/**
 * Which of the waiting calendars is read next beside those that are being read; the first that may be. A host, and a site, has two of the ten
 * places at most, so that slow ones leave the others room.
 */
export function nextInTurn(waiting: readonly DueCalendar[], reading: readonly DueCalendar[]): DueCalendar | undefined {
  if (reading.length >= PLACES) return undefined;
  return waiting.find(({ hostId, site }) => {
    const ofHost = reading.filter((each) => each.hostId === hostId);
    const ofSite = reading.filter((each) => each.site === site);
    return ofHost.length < MOST_EACH && ofSite.length < MOST_EACH;
  });
}
