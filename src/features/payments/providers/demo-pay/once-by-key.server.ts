import type { Ctx } from "../../../../platform/context.server.ts";
import { AppError } from "../../../../platform/errors.ts";
import { once } from "../../../../platform/limits/idempotency.server.ts";
import { ProviderError } from "../payment-provider.ts";

/** Does what is asked once for each key, in one transaction, and answers the same again; a key that came with something else is refused. */
export async function onceByKey<T extends object | string>(
  ctx: Ctx,
  key: string,
  asked: object,
  work: (tx: Ctx) => Promise<T>,
): Promise<T> {
  try {
    return await once(ctx, { owner: "demo-pay", operation: "call", key, body: asked }, work);
  } catch (error) {
    if (error instanceof AppError && error.code === "key_reused")
      throw new ProviderError("refused", "this key was used for something else", { cause: error });
    throw error;
  }
}
