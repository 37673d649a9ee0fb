import { type Answer, api, ask } from "../../platform/api-client.ts";
import type { ImportFailure } from "./import.schema.ts";

/** Sends a saved page or its source; the answer is the import that it became. */
export function sendPage(page: Blob, name: string): Promise<Answer<{ importId: string }, ImportFailure>> {
  const request = {
    params: { query: { name } },
    headers: { "content-type": "application/octet-stream" },
    // As the file is: its text is in whatever encoding the page has.
    body: page as unknown as string,
    bodySerializer: () => page,
  };
  const call = ask(api.POST("/host/imports/pages", request), "The page couldn't be sent. Please try again.");
  return call;
}
