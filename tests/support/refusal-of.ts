import { FetchRefusal } from "../../src/platform/outbound/fetch-refusal.ts";

/** Why a fetch was refused; fails when it was not. */
export async function refusalOf(fetched: Promise<unknown>): Promise<FetchRefusal> {
  const error = await fetched.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof FetchRefusal) return error;
  throw new Error("The fetch was not refused.", { cause: error });
}
