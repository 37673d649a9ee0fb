import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { LONGEST_MESSAGE } from "../message.rules.ts";
import type { QuickReplyView } from "./reply.schema.ts";
import { idToAdd, PLACEHOLDER_HINT, resultAbout, TemplateCard } from "./template-card.tsx";

type Props = {
  replies: QuickReplyView[];
  /** The id of the next one. */
  newId: string;
  result: FormResult | undefined;
};

/** A host's quick replies, to be added, changed and deleted. */
export function QuickRepliesPanel({ replies, newId, result }: Props) {
  const own = result?.intent.endsWith("-reply") ? result : undefined;
  const addedId = idToAdd(own, replies, newId);
  return (
    <Section title="Quick replies" id="quick-replies">
      <p className="text-muted">Answers to what guests often ask. Pick one while you write a message.</p>
      <FormMessage result={own} />
      {replies.map((reply) => (
        <TemplateCard key={reply.id} title={reply.title} isOpen={resultAbout(own, reply.id)?.ok === false}>
          <ReplyForm reply={reply} result={resultAbout(own, reply.id)} />
        </TemplateCard>
      ))}
      <TemplateCard key={addedId} title="Add a quick reply" isOpen={replies.length === 0 || resultAbout(own, addedId) !== undefined}>
        <ReplyForm reply={{ id: addedId, title: "", content: "" }} isNew result={resultAbout(own, addedId)} />
      </TemplateCard>
    </Section>
  );
}

function ReplyForm({ reply, isNew = false, result }: { reply: QuickReplyView; isNew?: boolean; result: FormResult | undefined }) {
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="id" value={reply.id} />
      <TextField label="Name" name="title" required maxLength={80} defaultValue={reply.title} result={result} autoComplete="off" />
      <TextArea
        label="Reply"
        name="content"
        required
        maxLength={LONGEST_MESSAGE}
        defaultValue={reply.content}
        hint={PLACEHOLDER_HINT}
        result={result}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="save-reply" busy="Saving...">
          Save
        </SubmitButton>
        {!isNew && (
          <SubmitButton intent="delete-reply" look="danger" busy="Deleting..." formNoValidate>
            Delete
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
