import { openConnection } from "./kept-connection.ts";

/** Sends one request after the other over a few kept connections, for a bounded time, and tells how many were answered in a second. */
export type Load = { port: number; path: string; headers: Record<string, string>; connections: number; seconds: number };

process.once("message", (load: Load) => {
  void answersPerSecond(load).then((rate) => process.send?.(rate, undefined, undefined, () => process.exit()));
});

async function answersPerSecond(load: Load): Promise<number> {
  const started = performance.now();
  const deadline = started + load.seconds * 1000;
  const counts = await Promise.all(Array.from({ length: load.connections }, () => useConnection(load, deadline)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

async function useConnection({ port, path, headers }: Load, deadline: number): Promise<number> {
  const connection = await openConnection(port, headers);
  let answered = 0;
  for (; performance.now() < deadline; answered++) await connection.ask(path);
  connection.close();
  return answered;
}
