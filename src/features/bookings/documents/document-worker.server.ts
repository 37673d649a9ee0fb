import { parentPort } from "node:worker_threads";
import { drawGuestReceipt, type GuestReceiptTask } from "./draw-guest-receipt.server.ts";
import { drawItinerary, type ItineraryTask } from "./draw-itinerary.server.ts";

export type DocumentTask = { itinerary: ItineraryTask } | { receipt: GuestReceiptTask };

const draw = (task: DocumentTask): Promise<Buffer> =>
  "itinerary" in task
    ? drawItinerary(task.itinerary.booking, task.itinerary.options)
    : drawGuestReceipt(task.receipt.given, task.receipt.options);

parentPort?.on("message", (task: DocumentTask) => void draw(task).then((pdf) => parentPort?.postMessage(pdf)));
parentPort?.postMessage("ready");
