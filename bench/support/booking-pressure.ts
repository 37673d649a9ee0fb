import type { ChildProcess } from "node:child_process";
import { addDays } from "../../src/features/availability/index.ts";
import { judgeBookings, watchOverlaps } from "../../tests/support/judge-bookings.ts";
import { type Outcome, press, type Pressure, sortOutcomes, type Told } from "../../tests/support/pressure.ts";
import type { BookingWorld } from "./booking-world.ts";

/** Each holds ten connections; with what the killed ones leave for a moment they stay below the hundred that PostgreSQL takes. */
const PROCESSES = 6;
const CLIENTS = 50;
const ATTEMPTS = 20;
/** Two of the processes are killed after so many outcomes, and others start in their place. */
const KILL_AFTER = [150, 450];
const NIGHTS = 60;

export type PressureFigures = { work: Record<string, number>; faults: Record<string, number>; failures: string[] };

/** Hundreds of clients in several processes book, cancel and block the same few nights, while somebody looks for stays that overlap. */
export async function pressForNights(world: BookingWorld): Promise<PressureFigures> {
  const pressure: Pressure = {
    url: world.url,
    listingIds: world.spareListingIds,
    guestIds: world.guestIds,
    firstNight: addDays(new Date().toISOString().slice(0, 10), 30),
    nights: NIGHTS,
    clients: CLIENTS,
    attempts: ATTEMPTS,
  };
  const deadlocksBefore = await world.countDeadlocks();
  const outcomes: Outcome[] = [];
  const children: ChildProcess[] = [];
  const watch = await watchOverlaps(world.pool, runProcesses(pressure, outcomes, children)).finally(() => {
    for (const child of children) child.kill("SIGKILL");
  });
  await connectionsClosed(world);
  const sorted = sortOutcomes(outcomes);
  const killed = children.filter(({ signalCode }) => signalCode === "SIGKILL").length;
  return {
    work: { processes: PROCESSES, "killed with -9 and replaced": killed, ...countWork(sorted), "looks for overlaps": watch.looks },
    faults: {
      "overlaps at any look": watch.most,
      ...(await judgeBookings(world.pool, outcomes)),
      deadlocks: (await world.countDeadlocks()) - deadlocksBefore,
      "processes that did not end as planned": Math.abs(PROCESSES - sorted.done.length) + Math.abs(KILL_AFTER.length - killed),
    },
    failures: [...new Set(sorted.failed)],
  };
}

/** Runs all to their end; where one is killed, another takes its place. */
async function runProcesses(pressure: Pressure, outcomes: Outcome[], children: ChildProcess[]): Promise<void> {
  const run = async (killAfter?: number): Promise<void> => {
    let count = 0;
    const { child, gone } = press(pressure, (outcome) => {
      outcomes.push(outcome);
      if (++count === killAfter) child.kill("SIGKILL");
    });
    children.push(child);
    await gone;
    if (killAfter) await run();
  };
  await Promise.all(Array.from({ length: PROCESSES }, (_, index) => run(KILL_AFTER[index])));
}

function countWork({ booked, cancelled, blocked, refused, failed }: Told): Record<string, number> {
  const bookings = new Set(booked).size;
  return {
    "clients at once": PROCESSES * CLIENTS,
    attempts: [booked, cancelled, blocked, refused, failed].flat().length,
    booked: bookings,
    "given the booking they had": booked.length - bookings,
    cancelled: cancelled.length,
    "blocked and freed again": blocked.length,
    ...countRefusals(refused),
  };
}

function countRefusals(messages: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const message of messages.toSorted()) counts[`refused: ${message}`] = (counts[`refused: ${message}`] ?? 0) + 1;
  return counts;
}

/** PostgreSQL counts a connection's deadlocks when it closes. */
async function connectionsClosed({ pool }: BookingWorld): Promise<void> {
  const open = "select from pg_stat_activity where datname = current_database() and application_name = 'server'";
  while ((await pool.query(open)).rowCount);
}
