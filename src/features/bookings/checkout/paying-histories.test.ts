import { expect, test } from "vitest";
import { tellPayingHistories } from "../../../../tests/support/paying/tell-paying-histories.ts";
import { unseenEvents } from "../../../../tests/support/paying/unseen-events.ts";
import { openTestServices } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";

/** About eight minutes of one core: a history is more than a thousand statements. `npm run bench payments` tells more. */
const HISTORIES = Number(process.env.PAYING_HISTORIES ?? 500);

const services = await openTestServices(await openEmptyDatabase(), { PAYMENTS: "demo" });

test(
  "whatever guests, cards, events, clocks and crashes do, everybody has the nights and the money that are theirs",
  { timeout: 1_200_000 },
  async () => {
    const seen = await tellPayingHistories(services, HISTORIES);
    expect(unseenEvents(seen, HISTORIES)).toEqual([]);
  },
);
