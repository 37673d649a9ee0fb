import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openConnection } from "./kept-connection.ts";

type Measured = { port: number; path: string; headers: Record<string, string>; answers: number; read(): Promise<number> };

/** The processor time in microseconds that a server's process spends on one answer, user and system together. */
export async function cpuPerAnswer({ port, path, headers, answers, read }: Measured): Promise<number> {
  const connection = await openConnection(port, headers);
  const before = await read();
  for (let i = 0; i < answers; i++) await connection.ask(path);
  const after = await read();
  connection.close();
  return (after - before) / answers;
}

/** What the product's server has spent since its start, as it tells its operator. */
export async function productCpu(port: number): Promise<number> {
  const connection = await openConnection(port);
  const metrics = (await connection.ask("/metrics")).toString();
  connection.close();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1e6;
}

export async function bareCpu(child: ChildProcess): Promise<number> {
  child.send("cpu");
  const [spent] = (await once(child, "message")) as [NodeJS.CpuUsage];
  return spent.user + spent.system;
}
