import { expect, test } from "vitest";
import type { ContractCase, ContractWorld } from "./contract/contract-world.ts";
import { EVENT_CASES } from "./contract/event-cases.ts";
import { HOST_CASES } from "./contract/host-cases.ts";
import { MONEY_CASES } from "./contract/money-cases.ts";
import { PAGE_CASES } from "./contract/page-cases.ts";

const PROVIDER_CASES: readonly ContractCase[] = [...PAGE_CASES, ...MONEY_CASES, ...HOST_CASES, ...EVENT_CASES];

/** What every payment provider promises, tried on one of them. */
export function testProvider(world: ContractWorld): void {
  test.each(PROVIDER_CASES)("$name", async ({ run }) => {
    expect.hasAssertions();
    await run(world);
  });
}
