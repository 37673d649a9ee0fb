import { AsyncLocalStorage } from "node:async_hooks";
import type { Ctx, Passwords, RequestContext, Services } from "../../../platform/context.server.ts";
import { FairLine } from "../../../platform/limits/fair-line.ts";
import { HASHING_THREADS, scryptPasswords } from "./scrypt-passwords.server.ts";

const words = {
  share: "Too many people are signing in from your network right now. Please try again in a moment.",
  full: "Too many people are signing in right now. Please try again in a moment.",
};
const options = {
  atOnce: HASHING_THREADS,
  places: HASHING_THREADS + 20,
  each: { atOnce: 1, places: 4 },
  retryAfterSeconds: 5,
  words,
};

/** Strangers can't fill the line of those who are signed in, or have been in this browser. */
const lines = { strangers: new FairLine(options), known: new FairLine(options) };
export type Line = keyof typeof lines;

type Asker = { line: Line; network: string; done: Map<string, Promise<unknown>> };
const asking = new AsyncLocalStorage<Asker>();
const someone = (): Asker => ({ line: "strangers", network: "", done: new Map() });

/** What was hashed for a request is not hashed again for it. */
const doneFor = new WeakMap<RequestContext, Asker["done"]>();

/** Does the work, in which passwords are hashed or verified in turn, each of them once for a request. Refuses before hashing (429 or 503). */
export function inHashingLine<T>(ctx: Ctx, work: () => Promise<T>, line: Line = lineOf(ctx)): Promise<T> {
  if (!ctx.request) return asking.run(someone(), work);
  const done = doneFor.get(ctx.request) ?? new Map<string, Promise<unknown>>();
  doneFor.set(ctx.request, done);
  return asking.run({ line, network: ctx.request.network, done }, work);
}

/** Hashes ahead: what hashes or verifies the same password in this request afterwards finds it done, and can hold a connection. */
export const hashPassword = (ctx: Ctx, password: string): Promise<string> =>
  inHashingLine(ctx, () => passwordsInTurn(ctx).hash(password));

export const verifyPassword = (ctx: Ctx, kept: { hash: string; password: string }): Promise<boolean> =>
  inHashingLine(ctx, () => passwordsInTurn(ctx).verify(kept));

/** Refuses when the line is full, before anything is counted as a try. */
export const requireHashingPlace = (ctx: Ctx, line: Line = lineOf(ctx)): void => lines[line].requirePlace(ctx.request?.network ?? "");

const lineOf = ({ actor }: Ctx): Line => (actor ? "known" : "strangers");

/** How many hashes wait for their turn. */
export const waitingHashes = (): number => lines.strangers.waiting + lines.known.waiting;

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

function onceInTurn<T>(key: string, work: (done: Asker["done"]) => Promise<T>): Promise<T> {
  const { line, network, done } = asking.getStore() ?? someone();
  const known = done.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = lines[line].run(network, () => work(done));
  done.set(key, answer);
  return answer;
}
