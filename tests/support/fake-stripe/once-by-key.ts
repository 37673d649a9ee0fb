import { createHash } from "node:crypto";
import { type FakeState, StripeRefusal } from "./fake-stripe-state.ts";

const KEPT_SECONDS = 24 * 3600;

export type Answer = { status: number; body: string; headers?: Record<string, string> };
type Saved = { fingerprint: string; at: number; answer: Answer | null };

/**
 * Stripe's promise of a key: the first answer again, also where that was a 500; refused with other parameters, and while the first is at work. What was
 * never begun is not kept. After 24 hours it is forgotten.
 */
export function onceByKey(state: FakeState) {
  const saved = new Map<string, Saved>();
  return async (key: string | undefined, request: string, work: () => Promise<Answer>): Promise<Answer> => {
    if (key === undefined) return work();
    const fingerprint = createHash("sha256").update(request).digest("hex");
    const earlier = saved.get(key);
    if (earlier && earlier.at > state.now() - KEPT_SECONDS) return again(earlier, fingerprint);
    const mine: Saved = { fingerprint, at: state.now(), answer: null };
    saved.set(key, mine);
    const answer = await work();
    // A request that was refused before its work began may come again, put right.
    if (answer.status < 400 || answer.status === 402 || answer.status >= 500) mine.answer = answer;
    else saved.delete(key);
    return answer;
  };
}

function again({ fingerprint, answer }: Saved, asked: string): Answer {
  if (fingerprint !== asked)
    throw new StripeRefusal(400, {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    });
  if (!answer)
    throw new StripeRefusal(409, {
      type: "invalid_request_error",
      code: "idempotency_key_in_use",
      message: "There is currently another in-progress request using this Idempotent Key.",
    });
  return { ...answer, headers: { "idempotent-replayed": "true" } };
}
