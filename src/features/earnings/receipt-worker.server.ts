import { parentPort } from "node:worker_threads";
import { drawReceipt, type ReceiptTask } from "./draw-receipt.server.ts";

const draw = async ({ given, options }: ReceiptTask) => parentPort?.postMessage(await drawReceipt(given, options));

parentPort?.on("message", (task: ReceiptTask) => void draw(task));
parentPort?.postMessage("ready");
