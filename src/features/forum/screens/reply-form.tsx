import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { ForumPerson } from "../forum.schema.ts";
import { MARKDOWN_HINT } from "./markdown-hint.ts";
import { MentionField } from "./mention-field.tsx";
import { TEXT_FIELD } from "./post-fields.ts";
import { useKeptText } from "./use-kept-text.ts";
import { usePosting } from "./use-posting.ts";

type Props = {
  threadId: string;
  formKey: string;
  /** What the reply begins with. */
  quote: string;
  people: readonly ForumPerson[];
  result: FormResult | undefined;
};

const FAILED = "Failed to post your reply. Please try again.";

/** Writes a reply, which is kept in this tab until it is posted. */
export function ReplyForm({ threadId, formKey, quote, people, result }: Props) {
  const { revalidate } = useRevalidator();
  const text = useKeptText(`forum-reply:${threadId}`, result?.values?.text ?? quote);
  useQuote(quote, threadId, text.change);
  const { key, refused, isSending, post } = usePosting({
    intent: "reply",
    formKey,
    result,
    send: (idempotencyKey) => {
      const body = { key: idempotencyKey, text: text.value };
      return ask(api.POST("/forum/threads/{threadId}/posts", { params: { path: { threadId } }, body }), FAILED);
    },
    onPosted: () => {
      text.change("");
      // Where the post is on this very page, the address alone would change.
      return revalidate();
    },
  });
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <FormMessage result={refused} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      <MentionField
        {...TEXT_FIELD}
        label="Your reply"
        rows={6}
        hint={MARKDOWN_HINT}
        result={refused}
        people={people}
        value={text.value}
        onText={text.change}
      />
      <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
        {isSending ? "Posting..." : "Post reply"}
      </Button>
    </form>
  );
}

/** A quotation is put behind what was written before. */
function useQuote(quote: string, threadId: string, write: (text: string) => void): void {
  useEffect(() => {
    if (!quote) return;
    const written = sessionStorage.getItem(`draft:forum-reply:${threadId}`) ?? "";
    if (!written.includes(quote.trim())) write(written ? `${written.trimEnd()}\n\n${quote}` : quote);
    document.getElementById("reply")?.querySelector("textarea")?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each quotation
  }, [quote, threadId]);
}
