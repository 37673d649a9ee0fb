const CARDS = ["0002", "9995", "0069", "3184", "3155", "0341", "0259", "5126"].map((card) => `card ${card}`);
const died = (...events: string[]) => events.map((each) => `${each}: died`);

/** What so many histories have at least once, as far as one can rely on chance. */
const SEEN_IN: [histories: number, events: string[]][] = [
  [
    30,
    [
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
      "minutes pass",
      "a day passes",
      "reconcile",
      "sweep",
      "let go: asked",
      "let go: booked",
      "owed",
      ...["deliver", "lose", "double", "shuffle", "delay"].map((how) => `events: ${how}`),
    ],
  ],
  [
    100,
    [
      "accept a request",
      "decline a request",
      "unanswered",
      "let go: request over",
      "start: request_waiting",
      "offer",
      "accept an offer",
      "cancelled unpaid",
      "paid what was owed",
      "return from what is owed",
      "longer: payment_due",
      "open the page of a change",
      "return from a change",
      "cancel by host",
      "shorter",
      "leave",
      "extend",
      ...CARDS,
      ...died("start", "return", "work"),
    ],
  ],
  [
    500,
    [
      "confirm: yes",
      "confirm: no",
      "longer: dates_taken",
      "longer: change_declined",
      "paid late",
      "lost",
      "withdraw a request",

      "accept a request: request_over",
      "decline a request: request_over",
      "accept an offer: offer_over",
      "accept an offer: dates_taken",
      "take an offer back",
      "let go: paid",
      "return from a change: change_declined",
      "return from a change: change_unpaid",
      ...died("open the page", "longer", "cancel by guest", "reconcile", "sweep"),
    ],
  ],
  [2_000, died("accept a request", "decline a request", "offer", "accept an offer", "open the page of a change", "return from a change")],
];

/** What should have happened in so many histories, and didn't. */
export const unseenEvents = (seen: ReadonlyMap<string, number>, histories: number): string[] =>
  SEEN_IN.flatMap(([least, events]) => (histories >= least ? events.filter((each) => !seen.has(each)) : []));
