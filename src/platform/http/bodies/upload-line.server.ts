import { hash } from "node:crypto";
import type { RequestContext } from "../../context.server.ts";
import { FairQueue } from "../../limits/fair-queue.ts";

const retryAfterSeconds = 5;
const everyone = { atOnce: 200, places: 200 };
const perPerson = { atOnce: 4, places: 4 };
const words = {
  share: "You're uploading too many files at once. Please wait until some are done.",
  full: "Too many people are uploading right now. Please try again in a moment.",
};

/** So many bodies are received or worked on at once; a further one is refused before any of it is read. */
export const uploads = new FairQueue({ atOnce: 40, places: 40, each: perPerson, retryAfterSeconds, words });

const fromNetworks = new FairQueue({
  ...everyone,
  each: { atOnce: 16, places: 16 },
  retryAfterSeconds,
  words: { ...words, share: "Too many uploads at once from your network. Please wait until some are done." },
});
const fromSessions = new FairQueue({ ...everyone, each: perPerson, retryAfterSeconds, words });

/** Bounds the uploads from one network and with one session. One too many is refused before the database is asked who sent it. */
export function queueUpload<T>({ network, headers }: RequestContext, work: () => Promise<T>): Promise<T> {
  const session = /session_token=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1];
  return fromNetworks.run(network, () => (session ? fromSessions.run(hash("sha256", session), work) : work()));
}
