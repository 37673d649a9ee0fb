import { FairQueue } from "../../limits/fair-queue.ts";

/** So many bodies are received or worked on at once in this process; a further one is refused before any of it is read. */
export const uploads = new FairQueue({
  atOnce: 40,
  places: 40,
  each: { atOnce: 4, places: 4 },
  retryAfterSeconds: 5,
  words: {
    share: "You're uploading too many files at once. Please wait until some are done.",
    full: "Too many people are uploading right now. Please try again in a moment.",
  },
});
