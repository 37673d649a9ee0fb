import { expect, test } from "vitest";
import type { ContractCase, ContractWorld } from "./contract/contract-world.ts";
import { EVENT_CASES } from "./contract/event-cases.ts";
import { HOST_CASES } from "./contract/host-cases.ts";
import { MONEY_CASES } from "./contract/money-cases.ts";
import { PAGE_CASES } from "./contract/page-cases.ts";

const PROVIDER_CASES: readonly ContractCase[] = [...PAGE_CASES, ...MONEY_CASES, ...HOST_CASES, ...EVENT_CASES];

/** What every payment provider promises, tried on one of them; of one that nothing can be done to from outside, what needs nobody there. */
export function testProvider(world: ContractWorld, { isAlone = false } = {}): void {
  const cases = PROVIDER_CASES.filter(({ page, outside }) => !isAlone || !(page || outside));
  test.each(cases)("$name", async ({ run }) => {
    expect.hasAssertions();
    await run(world);
  });
}
