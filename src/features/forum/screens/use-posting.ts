import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Answer } from "../../../platform/api-client.ts";
import { renewedKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { signInPath } from "../../accounts/index.ts";
import { postPath } from "../forum.rules.ts";

type Work = {
  intent: string;
  formKey: string;
  result: FormResult | undefined;
  send(key: string): Promise<Answer<{ postId: string }>>;
  /** Before the new post is shown. */
  onPosted(): void | Promise<void>;
};

/** Posts what was written and shows it. A refusal stays beside the form; who is no longer signed in goes there first. */
export function usePosting({ intent, formKey, result, send, onPosted }: Work) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(result);
  const [isSending, setIsSending] = useState(false);
  const key = renewedKey(formKey, refused);
  const post = async () => {
    if (isSending) return;
    setIsSending(true);
    const answer = await send(key);
    setIsSending(false);
    if (answer.ok) {
      setRefused(undefined);
      await onPosted();
      return void navigate(postPath(answer.value.postId));
    }
    if (answer.refusal.code === "sign_in_required") return void navigate(signInPath(pathname + search));
    setRefused({ intent, ok: false, ...answer.refusal, formKey: crypto.randomUUID() });
  };
  return { key, refused, isSending, post };
}
