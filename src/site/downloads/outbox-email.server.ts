import { requestError } from "../../platform/errors.ts";
import { readOutboxEmail } from "../../platform/mail/mail.server.ts";
import { answerFile } from "../server/answer-file.server.ts";

/** An email of the local outbox as a mail program shows it. */
export const outboxEmail = answerFile(async (ctx, { params }) => {
  const email = ctx.config.outboxIsReadable ? await readOutboxEmail(ctx, Number(params.emailId)) : null;
  if (!email) throw requestError("not_found");
  return new Response(email.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      "cache-control": "no-store",
    },
  });
});
