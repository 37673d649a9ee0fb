import { parentPort } from "node:worker_threads";
import type { MeasuredReading, ReadingTask } from "./calendar-reading.ts";
import { parseCalendar } from "./parse-calendar.server.ts";

parentPort?.on("message", (task: ReadingTask) => {
  const before = process.threadCpuUsage();
  const reading = parseCalendar(task);
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ reading, processorMs: Math.round((user + system) / 1000) } satisfies MeasuredReading);
});
parentPort?.postMessage("ready");
