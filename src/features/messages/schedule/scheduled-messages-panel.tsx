import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import { idToAdd, resultAbout, TemplateCard } from "../replies/template-card.tsx";
import { type Choice, ScheduledForm } from "./scheduled-form.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { scheduleInWords } from "./schedule-words.ts";
import type { ScheduledMessageView } from "./schedule.schema.ts";

type Props = {
  messages: ScheduledMessageView[];
  listings: Choice[];
  bookings: Choice[];
  /** The id of the next one. */
  newId: string;
  result: FormResult | undefined;
};

/** A host's scheduled messages, to be added, changed, previewed, turned off and deleted. */
export function ScheduledMessagesPanel({ messages, newId, result, ...choices }: Props) {
  const formats = useFormats();
  const own = result?.intent.endsWith("-scheduled") ? result : undefined;
  const addedId = idToAdd(own, messages, newId);
  const empty: ScheduledMessageView = { id: addedId, title: "", event: "booked", time: "10:00", listingId: null, content: "", isOn: true };
  const titleOf = (id: string | null) => choices.listings.find(({ value }) => value === id)?.label ?? "all listings";
  return (
    <Section title="Scheduled messages" id="scheduled-messages">
      <p className="text-muted">
        We send these to your guests for you, at the listing's local time. Each goes to a booking once, and never after it's cancelled.
      </p>
      <FormMessage result={own} />
      {messages.map((message) => (
        <TemplateCard
          key={message.id}
          title={message.title}
          note={`${scheduleInWords(message, formats)}, ${titleOf(message.listingId)}${message.isOn ? "" : ". Turned off"}`}
          isOpen={isShown(own, message.id)}
        >
          <ScheduledForm message={message} result={resultAbout(own, message.id)} {...choices} />
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <input type="hidden" name="id" value={message.id} />
            <input type="hidden" name="isOn" value={String(!message.isOn)} />
            <SubmitButton intent="switch-scheduled" look="quiet">
              {message.isOn ? "Turn off" : "Turn on"}
            </SubmitButton>
            <SubmitButton intent="delete-scheduled" look="danger" busy="Deleting...">
              Delete
            </SubmitButton>
          </Form>
        </TemplateCard>
      ))}
      <TemplateCard key={addedId} title="Add a scheduled message" isOpen={messages.length === 0 || isShown(own, addedId)}>
        <ScheduledForm message={empty} result={resultAbout(own, addedId)} {...choices} />
      </TemplateCard>
    </Section>
  );
}

/** After a refusal or a preview. */
const isShown = (result: FormResult | undefined, id: string) =>
  resultAbout(result, id) !== undefined && (result?.ok === false || result?.intent === "preview-scheduled");
