import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "./say.ts";

const PREDECESSOR_LEAVES_WITHIN_MS = 5_000;

/** Refuses with a clear message when the port isn't available; waits for one that a stopping predecessor still holds. */
export async function requireFreePort(
  { port, host }: { port: number; host: string },
  waitMs = PREDECESSOR_LEAVES_WITHIN_MS,
): Promise<void> {
  for (const deadline = Date.now() + waitMs; ; await pause(250)) {
    const problem = await tryPort(port, host);
    if (problem === null) return;
    if (problem !== "EADDRINUSE" || Date.now() > deadline) throw new Refusal(explain(problem, port, host));
  }
}

function explain(problem: string, port: number, host: string): string {
  if (problem === "EADDRINUSE") return `PORT ${port} is taken by another program. Stop that one, or set PORT to another number.`;
  if (problem === "EACCES") return `PORT ${port} isn't allowed for this user. Set PORT to a number above 1023.`;
  return `HOST "${host}" is not an address of this machine (${problem}).`;
}

function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** A port that is free right now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no free port"))));
    });
  });
}
