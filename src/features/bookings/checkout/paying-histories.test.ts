import { expect, test } from "vitest";
import { tellPayingHistories } from "../../../../tests/support/paying/tell-paying-histories.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openEmptyDatabase } from "../../../../tests/support/test-database.ts";
import { auditMoney } from "../audit/audit-money.server.ts";
import { payOutStays } from "../host/pay-out-stays.server.ts";

const services = await openTestServices(await openEmptyDatabase(), { PAYMENTS: "demo" });

test(
  "whatever guests, cards, events, clocks and crashes do, everybody has the nights and the money that are theirs",
  { timeout: 300_000 },
  async () => {
    services.clock.set("2027-06-01T12:00:00Z");
    const started = performance.now();
    const seen = await tellPayingHistories(services, Number(process.env.PAYING_HISTORIES ?? 20));
    console.log((performance.now() - started) / 1000, [...seen].sort());
    console.log(process.cpuUsage(), performance.now());
    await payOutStays.run(testCtx(services), {});
    await auditMoney.run(testCtx(services), {});
    expect(seen.size).toBeGreaterThan(0);
  },
);
