import { useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { renewedKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { signInPath } from "../../accounts/index.ts";
import { LONGEST_MESSAGE } from "../message.rules.ts";
import { MASKING_NOTE } from "./thread-composer.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";

type Stay = { checkIn?: string; checkOut?: string; guests?: number };
type Props = { listingId: string; hostName: string; stay: Stay; messageId: string; isSignedIn: boolean; result: FormResult | undefined };

const FAILED = "Failed to send your question";

/** A question before booking. Whoever is not signed in signs in after writing it, and finds it again. */
export function AskForm({ listingId, hostName, stay, messageId, isSignedIn, result }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useDraft(`ask:${listingId}`);
  const [typed, setTyped] = useState(result?.values?.text ?? "");
  const [refused, setRefused] = useState(result);
  const [isSending, setIsSending] = useState(false);
  const text = draft || typed;
  const signIn = signInPath(pathname + search);
  const send = async () => {
    if (isSending) return;
    if (!isSignedIn) return void navigate(signIn);
    setIsSending(true);
    const id = renewedKey(messageId, refused);
    const answer = await ask(api.POST("/threads", { body: { id, listingId, text, ...stay } }), FAILED);
    setIsSending(false);
    if (answer.ok) {
      setDraft("");
      return void navigate(href("/messages/:threadId", { threadId: answer.value.threadId }));
    }
    if (answer.refusal.code === "sign_in_required") return void navigate(signIn);
    setRefused({ intent: "ask", ok: false, ...answer.refusal });
  };
  return (
    <>
      <form
        method="post"
        className={`grid gap-4 ${isSignedIn ? "" : "without-script:hidden"}`}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormMessage result={refused} />
        <input type="hidden" name="id" value={renewedKey(messageId, refused)} />
        <input type="hidden" name="listingId" value={listingId} />
        {Object.entries(stay).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextArea
          label={`Your question to ${hostName}`}
          name="text"
          required
          rows={6}
          dir="auto"
          maxLength={LONGEST_MESSAGE}
          hint={MASKING_NOTE}
          result={refused}
          value={text}
          onChange={(event) => {
            setTyped("");
            setDraft(event.target.value);
          }}
        />
        <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
          {isSending ? "Sending..." : isSignedIn ? "Send question" : "Sign in to send"}
        </Button>
      </form>
      {!isSignedIn && (
        <p className="hidden without-script:block">
          <LinkButton to={signIn}>Sign in to ask</LinkButton>
        </p>
      )}
    </>
  );
}
