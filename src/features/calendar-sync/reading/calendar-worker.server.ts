import { parentPort } from "node:worker_threads";
import type { ReadingTask } from "./calendar-reading.ts";
import { parseCalendar } from "./parse-calendar.server.ts";

parentPort?.on("message", (task: ReadingTask) => parentPort?.postMessage(parseCalendar(task)));
parentPort?.postMessage("ready");
