import { useState } from "react";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { StarField } from "../../../ui/forms/star-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { ChatState } from "../chat.schema.ts";
import { EmailTranscript } from "../email-transcript.tsx";

/** Once a chat is over: how it was, and a copy by email. */
export const AfterChat = ({ chat }: { chat: ChatState }) => (
  <>
    {chat.mayBeRated && <Rating key={chat.id} chatId={chat.id} rating={chat.rating} />}
    <EmailTranscript chatId={chat.id} label="Email me a copy" />
  </>
);

function Rating({ chatId, rating }: { chatId: string; rating: number | null }) {
  const [stars, setStars] = useState(0);
  const [isChanging, setIsChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const rate = async (form: FormData) => {
    const body = { rating: Number(form.get("rating")), text: String(form.get("text") ?? "") };
    const answer = await ask(api.PUT("/chats/{chatId}/rating", { params: { path: { chatId } }, body }), "Failed to send your rating");
    setProblem(answer.ok ? null : (Object.values(answer.refusal.fields ?? {})[0] ?? answer.refusal.message));
    if (answer.ok) setIsChanging(false);
  };
  if (rating !== null && !isChanging)
    return (
      <p role="status" className="flex flex-wrap items-center justify-between gap-x-3">
        Thanks! You gave us {rating} of 5 stars.
        <Button look="bare" size="small" className="text-sm" onClick={() => setIsChanging(true)}>
          Change
        </Button>
      </p>
    );
  return (
    <form
      className="grid gap-3"
      onChange={(event) => setStars(Number(new FormData(event.currentTarget).getAll("rating").at(-1)))}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        form.set("rating", String(form.getAll("rating").at(-1)));
        void rate(form);
      }}
    >
      {problem && <Notice tone="bad">{problem}</Notice>}
      <StarField label="How did we do?" name="rating" {...(rating && { defaultValue: rating })} />
      {(stars > 0 || rating !== null) && (
        <>
          <TextArea label="Anything you'd like to add?" name="text" rows={2} maxLength={500} />
          <Button type="submit" look="quiet" className="justify-self-start">
            Send rating
          </Button>
        </>
      )}
    </form>
  );
}
