import { expect, test } from "vitest";
import { tellPayingHistories } from "../../../../tests/support/paying/tell-paying-histories.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";

/** About a minute of one core. `npm run bench payments` tells more. */
const HISTORIES = Number(process.env.PAYING_HISTORIES ?? 40);

/** So often that histories without them don't say anything. */
const ALWAYS_SEEN = [
  "start",
  "start: dates_taken",
  "start: died",
  "open the page",
  "open the page: checkout_over",
  "card 4242",
  "card 0341",
  "card 3184",
  "card 5126",
  "return",
  "return: died",
  "work",
  "work: died",
  "race",
  "booked",
  "cancel by guest",
  "cancel by host",
  "longer",
  "longer: dates_taken",
  "shorter",
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

const services = await openTestServices(await openEmptyDatabase(), { PAYMENTS: "demo" });

test(
  "whatever guests, cards, events, clocks and crashes do, everybody has the nights and the money that are theirs",
  { timeout: 600_000 },
  async () => {
    const seen = await tellPayingHistories(services, HISTORIES);
    expect(ALWAYS_SEEN.filter((each) => !seen.has(each))).toEqual([]);
  },
);
