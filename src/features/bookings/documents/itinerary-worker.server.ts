import { parentPort } from "node:worker_threads";
import { drawItinerary, type ItineraryTask } from "./draw-itinerary.server.ts";

const draw = async ({ booking, options }: ItineraryTask) => parentPort?.postMessage(await drawItinerary(booking, options));

parentPort?.on("message", (task: ItineraryTask) => void draw(task));
parentPort?.postMessage("ready");
