import { AsyncLocalStorage } from "node:async_hooks";
import type { Ctx, Passwords, RequestContext, Services } from "../../../platform/context.server.ts";
import { FairQueue } from "../../../platform/limits/fair-queue.ts";
import { HASHING_THREADS, scryptPasswords } from "./scrypt-passwords.server.ts";

const PLACES = HASHING_THREADS + 20;
const PLACES_EACH = 4;
const rest = {
  retryAfterSeconds: 5,
  words: {
    share: "Too many people are signing in from your network right now. Please try again in a moment.",
    full: "Too many people are signing in right now. Please try again in a moment.",
  },
};
const openPlaces = () => new FairQueue({ atOnce: PLACES, places: PLACES, each: { atOnce: PLACES_EACH, places: PLACES_EACH }, ...rest });

/** Strangers can't fill the places of those who are signed in, or have been in this browser. */
const places = { strangers: openPlaces(), known: openPlaces() };
export type Line = keyof typeof places;

/** Whoever has a place waits for a thread here, next to those of other networks. */
const turns = new FairQueue({ atOnce: HASHING_THREADS, places: 2 * PLACES, each: { atOnce: 1, places: PLACES_EACH }, ...rest });

/** What was hashed for a request is not hashed again for it. */
type Done = Map<string, Promise<unknown>>;
const doneFor = new WeakMap<RequestContext, Done>();
const asking = new AsyncLocalStorage<{ name: string; done: Done }>();

/**
 * Does work in which passwords are hashed or verified. Of one network, and at all, only so much of it is begun; the rest is refused at once (429 or
 * 503), before anything is counted, read or hashed.
 */
export function inHashingLine<T>(ctx: Ctx, work: () => Promise<T>, line: Line = ctx.actor ? "known" : "strangers"): Promise<T> {
  const { request } = ctx;
  if (!request) return work();
  const earlier = doneFor.get(request);
  const done: Done = earlier ?? new Map();
  const start = () => {
    doneFor.set(request, done);
    return asking.run({ name: `${line} ${request.network}`, done }, work);
  };
  return earlier ? start() : places[line].run(request.network, start);
}

/** Hashes ahead: what hashes or verifies the same password in this request afterwards finds it done, and may hold a connection. */
export const hashPassword = (ctx: Ctx, password: string): Promise<string> => inHashingLine(ctx, () => passwordsInTurn(ctx).hash(password));

export const verifyPassword = (ctx: Ctx, kept: { hash: string; password: string }): Promise<boolean> =>
  inHashingLine(ctx, () => passwordsInTurn(ctx).verify(kept));

/** How many hashes wait for a thread. */
export const waitingHashes = (): number => turns.waiting;

/** What the auth library hashes and verifies with. */
export function passwordsInTurn({ passwords = scryptPasswords }: Pick<Services, "passwords">): Passwords {
  return {
    hash: (password) =>
      onceInTurn(`hash ${password}`, async (done) => {
        const hash = await passwords.hash(password);
        done.set(verifyKey({ hash, password }), Promise.resolve(true));
        return hash;
      }),
    verify: (kept) => onceInTurn(verifyKey(kept), () => passwords.verify(kept)),
  };
}

const verifyKey = ({ hash, password }: { hash: string; password: string }) => `verify ${hash} ${password}`;

function onceInTurn<T>(key: string, work: (done: Done) => Promise<T>): Promise<T> {
  const { name, done } = asking.getStore() ?? { name: "", done: new Map() as Done };
  const known = done.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = turns.run(name, () => work(done));
  done.set(key, answer);
  return answer;
}
