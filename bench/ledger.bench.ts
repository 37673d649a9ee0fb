import { tellHistories } from "../tests/support/ledger-histories.ts";

export const name = "ledger";

const HISTORIES = 20_000;

/** Histories of bookings, told to the ledger's rules and to a second calculator. Ends with an error, and the shortest history, where they disagree. */
export async function run(): Promise<void> {
  const started = performance.now();
  const seen = tellHistories(HISTORIES);
  console.log(`ledger: ${HISTORIES} histories in ${((performance.now() - started) / 1000).toFixed(1)} s, all agreed`);
  for (const [event, count] of [...seen].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`  ${event.padEnd(20)}${count}`);
}
