import { Form } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { shortDate } from "../../../platform/words/day-words.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/forms/field.tsx";
import { FormKey } from "../../../ui/forms/form-key.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { PlainText } from "../../../ui/plain-text.tsx";
import type { EventMessageList } from "../event.schema.ts";

type Props = { registered: number; messages: EventMessageList["messages"]; formKey: string; result: FormResult | undefined };

/** Writes to everyone who has a place, and shows what was written before. */
export function EmailRegisteredForm({ registered, messages, formKey, result }: Props) {
  const failed = result?.ok === false ? result : undefined;
  return (
    <div className="grid gap-5">
      <FormMessage result={result} />
      {registered === 0 ? (
        <p className="text-muted">Nobody is registered yet.</p>
      ) : (
        <Form key={messages.length} method="post" preventScrollReset className="grid gap-4">
          <FormKey value={formKey} result={result} />
          <TextField label="Subject" name="subject" required maxLength={150} result={failed} />
          <TextArea
            label="Text"
            name="content"
            rows={7}
            required
            maxLength={5000}
            hint="We add the greeting, the online link if there is one, and a link to the event."
            result={failed}
          />
          <p>
            <SubmitButton intent="email">Email {countOf(registered, "person", "people")}</SubmitButton>
          </p>
        </Form>
      )}
      <ul className="grid gap-3 empty:hidden">
        {messages.map(({ id, subject, content, createdAt, sent, isFinished }) => (
          <li key={id} className="border-t border-line pt-3">
            <details>
              <summary className="cursor-pointer font-semibold wrap-anywhere">{subject}</summary>
              <p className="pt-2">
                <PlainText>{content}</PlainText>
              </p>
            </details>
            <p className="text-sm text-muted">
              {shortDate(createdAt.slice(0, 10))} · {isFinished ? "Sent to" : "Sending:"} {countOf(sent, "person", "people")}
              {!isFinished && " so far"}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
