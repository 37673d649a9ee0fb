import type { FakeState } from "./fake-stripe-state.ts";

const PLACES: Record<string, (state: FakeState) => Map<string, object>> = {
  latest_charge: ({ charges }) => charges,
  payment_method: ({ methods }) => methods,
  balance_transaction: ({ booked }) => booked,
  payment_intent: ({ intents }) => intents,
};

/** A copy of what is kept, with things in the place of their ids where that was asked for, such as `data.payment_intent.latest_charge`. */
export function expand(state: FakeState, thing: object, paths: readonly string[]): object {
  const copy = structuredClone(thing);
  for (const path of paths) put(state, copy as Record<string, unknown>, path.split("."));
  return copy;
}

function put(state: FakeState, thing: Record<string, unknown>, [name = "", ...rest]: string[]): void {
  if (name === "data" && Array.isArray(thing["data"])) {
    for (const each of thing["data"]) put(state, each as Record<string, unknown>, rest);
    return;
  }
  const value = thing[name];
  if (typeof value === "string") thing[name] = structuredClone(PLACES[name]?.(state).get(value) ?? value);
  const inside = thing[name];
  if (rest.length > 0 && typeof inside === "object" && inside !== null) put(state, inside as Record<string, unknown>, rest);
}
