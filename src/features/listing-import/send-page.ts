import { type Answer, OFFLINE, readProblem } from "../../platform/api-client.ts";
import type { ImportFailure } from "./import.schema.ts";

const FAILED = "The page couldn't be sent. Please try again.";

/** Sends a saved page or its source; the answer is the import that it became. */
export async function sendPage(page: Blob, name: string): Promise<Answer<{ importId: string }, ImportFailure>> {
  try {
    const response = await fetch(`/api/host/imports/pages?${new URLSearchParams({ name })}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: page,
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body as { importId: string } };
    const refusal = readProblem(body as Parameters<typeof readProblem>[0], FAILED);
    return { ok: false, refusal: refusal as typeof refusal & { data?: ImportFailure } };
  } catch {
    return { ok: false, refusal: OFFLINE };
  }
}
