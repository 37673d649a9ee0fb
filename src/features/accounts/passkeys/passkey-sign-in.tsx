import { KeyRound } from "../../../ui/icons/index.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { canSuggestPasskeys, canUsePasskeys, choosePasskey } from "./web-authn.ts";

const FAILED = "We couldn't ask for your passkey. Try again, or sign in another way.";

/**
 * Signs in with a passkey, by its button or from the suggestions at the email field. The page's action gets it as the intent "passkey". A challenge
 * works once, so the page gives this a new key after each refusal.
 */
export function PasskeySignIn() {
  const submit = useSubmit();
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState("");
  const asking = useRef<AbortController>(null);

  const askFor = async (isSuggestion: boolean) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const answer = await ask(api.POST("/session/passkey-challenges", { signal }), FAILED);
    if (signal.aborted) return;
    if (!answer.ok) return isSuggestion ? undefined : setProblem(answer.refusal.message);
    const credential = await choosePasskey(answer.value, { signal, isSuggestion });
    if (signal.aborted) return;
    if (credential) await submit({ intent: "passkey", credential }, { method: "post" });
    else if (!isSuggestion) setProblem("No passkey was used. Try again, or sign in another way.");
  };

  const suggest = useEffectEvent(async () => {
    if (await canSuggestPasskeys()) await askFor(true);
  });
  useEffect(() => {
    setReady(canUsePasskeys());
    void suggest();
    return () => asking.current?.abort();
  }, []);

  if (!isReady) return null;
  return (
    <div className="grid gap-2">
      <Button
        look="quiet"
        onClick={() => {
          setProblem("");
          void askFor(false);
        }}
      >
        <KeyRound aria-hidden className="size-5" /> Use a passkey
      </Button>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {problem}
      </p>
    </div>
  );
}
