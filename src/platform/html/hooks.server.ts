import * as React from "react";
import { LeftToReact } from "./left-to-react.ts";
import { idOf, ROOT, type TreePlace } from "./tree-place.ts";

export type Context = { $$typeof?: symbol; _currentValue2: unknown };

/**
 * The component that is being rendered: where it is, how many ids it has asked for, and, while somebody wants to know
 * it, what else it depended on.
 */
export const current: { place: TreePlace; ids: number; asked: { contexts: Context[]; more: boolean } | null } = {
  place: ROOT,
  ids: 0,
  asked: null,
};

const CONTEXT = Symbol.for("react.context");
const nothing = () => {};

/** A page is rendered once: what is remembered between renderings need not be. Only React can render a component again. */
const refuse = () => {
  throw new LeftToReact("a change of state while rendering");
};

const firstState = (initial: unknown) => [typeof initial === "function" ? (initial as () => unknown)() : initial, refuse];
const formState = (_action: unknown, initial: unknown) => [initial, refuse, false];

function readContext(context: Context) {
  current.asked?.contexts.push(context);
  return context._currentValue2;
}

function nextId(): string {
  if (current.asked) current.asked.more = true;
  return idOf(current.place, current.ids++);
}

const HOOKS = {
  readContext,
  useContext: readContext,
  use(usable: Context) {
    if (usable?.$$typeof !== CONTEXT) throw new LeftToReact("a promise");
    return readContext(usable);
  },
  useState: firstState,
  useReducer: (_reduce: unknown, initial: unknown, prepare?: (given: unknown) => unknown) => [prepare ? prepare(initial) : initial, refuse],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (initial: unknown) => ({ current: initial }),
  useId: nextId,
  useSyncExternalStore(_subscribe: unknown, _read: unknown, readOnServer?: () => unknown) {
    if (!readOnServer) throw new LeftToReact("a store without a value on the server");
    if (current.asked) current.asked.more = true;
    return readOnServer();
  },
  useDeferredValue: (value: unknown, initial?: unknown) => initial ?? value,
  useTransition: () => [false, refuse],
  useOptimistic: (value: unknown) => [value, refuse],
  useActionState: formState,
  useFormState: formState,
  useHostTransitionStatus: () => ({ pending: false, data: null, method: null, action: null }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useEffectEvent: () => refuse,
  useCacheRefresh: () => refuse,
  useMemoCache: (size: number) => Array.from({ length: size }, () => Symbol.for("react.memo_cache_sentinel")),
};

const internals = (React as unknown as Record<string, { H: unknown }>).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/** Does the work with hooks that answer at once. */
export function withHooks<T>(work: () => T): T {
  if (!internals) throw new LeftToReact("another React");
  const before = internals.H;
  internals.H = HOOKS;
  try {
    return work();
  } finally {
    internals.H = before;
  }
}
