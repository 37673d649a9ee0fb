import { parentPort } from "node:worker_threads";
import { drawReceipt, type ReceiptTask } from "./draw-receipt.server.ts";

parentPort?.on("message", async ({ given, options }: ReceiptTask) => parentPort?.postMessage(await drawReceipt(given, options)));
parentPort?.postMessage("ready");
