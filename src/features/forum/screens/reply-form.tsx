import { useEffect, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import { renewedKey } from "../../../ui/form-key.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { signInPath } from "../../accounts/index.ts";
import { LONGEST_POST, postPath } from "../forum.rules.ts";
import type { ForumPerson } from "../forum.schema.ts";
import { MARKDOWN_HINT } from "./markdown-hint.ts";
import { MentionField } from "./mention-field.tsx";

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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useDraft(`forum-reply:${threadId}`);
  const [typed, setTyped] = useState(result?.values?.text ?? quote);
  const [refused, setRefused] = useState(result);
  const [isSending, setIsSending] = useState(false);
  useQuote(quote, threadId, setDraft);
  const text = draft || typed;
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    const body = { key: renewedKey(formKey, refused), text };
    const answer = await ask(api.POST("/forum/threads/{threadId}/posts", { params: { path: { threadId } }, body }), FAILED);
    if (answer.ok) {
      setTyped("");
      setDraft("");
      setRefused(undefined);
      setIsSending(false);
      // Where the post is on this very page, the address alone would change.
      await revalidate();
      return void navigate(postPath(answer.value.postId));
    }
    setIsSending(false);
    if (answer.refusal.code === "sign_in_required") return void navigate(signInPath(pathname + search));
    setRefused({ intent: "reply", ok: false, ...answer.refusal, formKey: crypto.randomUUID() });
  };
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormMessage result={refused} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={renewedKey(formKey, refused)} />
      <MentionField
        label="Your reply"
        name="text"
        required
        rows={6}
        dir="auto"
        maxLength={LONGEST_POST}
        hint={MARKDOWN_HINT}
        result={refused}
        people={people}
        value={text}
        onText={(written) => {
          setTyped("");
          setDraft(written);
        }}
      />
      <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
        {isSending ? "Posting..." : "Post reply"}
      </Button>
    </form>
  );
}

/** A quotation is put behind what was written before. */
function useQuote(quote: string, threadId: string, setDraft: (text: string) => void): void {
  useEffect(() => {
    if (!quote) return;
    const written = sessionStorage.getItem(`draft:forum-reply:${threadId}`) ?? "";
    if (!written.includes(quote.trim())) setDraft(written ? `${written.trimEnd()}\n\n${quote}` : quote);
    document.getElementById("reply")?.querySelector("textarea")?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each quotation
  }, [quote, threadId]);
}
