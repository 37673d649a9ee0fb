import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import { CONTROL } from "../../../ui/forms/field.tsx";
import { MOST_TEXT } from "../chat.rules.ts";
import { useFocusOnce } from "./use-focus-once.ts";

/** The question that starts a chat. */
export function AskForm({ takesFocus, onAsk }: { takesFocus: boolean; onAsk(question: string): void }) {
  const [question, setQuestion] = useDraft("chat-question");
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusOnce(field, takesFocus);
  return (
    <form
      className="grid gap-4 overflow-y-auto p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!question.trim()) {
          field.current?.setCustomValidity("Please tell us how we can help.");
          field.current?.reportValidity();
          return;
        }
        onAsk(question.trim());
        setQuestion("");
      }}
    >
      <label htmlFor="chat-question" className="font-serif text-xl font-semibold">
        How can we help you today?
      </label>
      <textarea
        ref={field}
        id="chat-question"
        required
        rows={4}
        dir="auto"
        maxLength={MOST_TEXT}
        value={question}
        onChange={(event) => {
          event.target.setCustomValidity("");
          setQuestion(event.target.value);
        }}
        className={`${CONTROL} resize-none`}
      />
      <Button type="submit">Start Chat</Button>
    </form>
  );
}
