import { parentPort } from "node:worker_threads";
import { drawItinerary, type ItineraryTask } from "./draw-itinerary.server.ts";

parentPort?.on("message", async ({ booking, options }: ItineraryTask) => parentPort?.postMessage(await drawItinerary(booking, options)));
parentPort?.postMessage("ready");
