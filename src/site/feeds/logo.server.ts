import { answerFile } from "../server/answer-file.server.ts";
import { readFile } from "node:fs/promises";
import { requestError } from "../../platform/errors.ts";

/** The operator's own logo. It is shown as a picture only: whatever script is in the file is not run. */
export const logo = answerFile(async ({ config }) => {
  if (!config.logoFile) throw requestError("not_found");
  const headers = {
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  return new Response(await readFile(config.logoFile), { headers });
});
