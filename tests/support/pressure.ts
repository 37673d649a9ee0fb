import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { forkProgram } from "./child-program.ts";

/** How hard a process presses, and on what. */
export type Pressure = {
  url: string;
  listingIds: string[];
  guestIds: string[];
  firstNight: string;
  nights: number;
  clients: number;
  attempts: number;
};

/** What became of one attempt. A cancellation is told twice: before it is tried, and when it is done. */
export type Outcome =
  | { booked: string }
  | { cancelling: string }
  | { cancelled: string }
  | { blocked: string }
  | { refused: string }
  | { failed: string }
  | { done: true };

/** A process that presses. It is gone once it has ended and all that it told has been heard. */
type Presser = { child: ChildProcess; gone: Promise<void> };

export function press(pressure: Pressure, hear: (outcome: Outcome) => void): Presser {
  const child = forkProgram("book-and-cancel", [JSON.stringify(pressure)]);
  child.on("message", (outcome) => hear(outcome as Outcome));
  return { child, gone: Promise.all([once(child, "exit"), once(child, "disconnect")]).then(() => {}) };
}

export type Told = { [K in "booked" | "cancelling" | "cancelled" | "blocked" | "refused" | "failed"]: string[] } & { done: true[] };

/** The outcomes by their kind. */
export function sortOutcomes(outcomes: Outcome[]): Told {
  const told: Told = { booked: [], cancelling: [], cancelled: [], blocked: [], refused: [], failed: [], done: [] };
  for (const outcome of outcomes) for (const [kind, what] of Object.entries(outcome)) told[kind as keyof Told].push(what as never);
  return told;
}
