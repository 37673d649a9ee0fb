/** So often that histories without them don't say anything. */
const ALWAYS_SEEN = [
  "start",
  "start: dates_taken",
  "open the page",
  "open the page: checkout_over",
  "card 4242",
  "return",
  "work",
  "race",
  "booked",
  "cancel by guest",
  "longer",
  "events: deliver",
  "events: lose",
  "events: double",
  "events: shuffle",
  "events: delay",
  "minutes pass",
  "a day passes",
  "reconcile",
  "sweep",
];

/** What some hundred histories have at least once. */
const SEEN_IN_MANY = [
  "card 0002",
  "card 9995",
  "card 0069",
  "card 3184",
  "card 3155",
  "card 0341",
  "card 0259",
  "card 5126",
  "confirm: yes",
  "confirm: no",
  "cancel by host",
  "shorter",
  "longer: dates_taken",
  "longer: change_declined",
  "leave",
  "extend",
  "paid late",
  "lost",
  "start: died",
  "open the page: died",
  "return: died",
  "work: died",
  "longer: died",
  "cancel by guest: died",
  "reconcile: died",
  "sweep: died",
];
const MANY = 300;

/** What should have happened in so many histories, and didn't. */
export const unseenEvents = (seen: ReadonlyMap<string, number>, histories: number): string[] =>
  [...ALWAYS_SEEN, ...(histories >= MANY ? SEEN_IN_MANY : [])].filter((each) => !seen.has(each));
