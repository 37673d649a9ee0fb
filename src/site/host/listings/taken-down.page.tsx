import { Form, href, Link } from "react-router";
import { AnswerTakeDownInput, LONGEST_REASON } from "../../../features/moderation/index.ts";
import { answerTakeDown, readTakeDown } from "../../../features/moderation/index.server.ts";
import { dayInWords } from "../../../platform/words/day-words.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { PlainText } from "../../../ui/plain-text.tsx";
import { listingIdOf } from "../../discover/listing-id.server.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/taken-down.page";

export const meta = metaOf({ title: "Listing taken down", description: "Why we took it down, and how to answer.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const listingId = listingIdOf(params);
  return { listingId, ...(await readTakeDown(ctx, listingId)) };
});

export const action = pageAction({
  answer: formHandler({
    input: AnswerTakeDownInput,
    run: async (ctx, input, { params }) => {
      await answerTakeDown(ctx, listingIdOf(params), input);
      return { message: "Thanks. We'll look at your listing again and let you know." };
    },
  }),
});

export default function TakenDownPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, title, reason, at, answer } = loaderData;
  return (
    <div className="grid max-w-2xl gap-6">
      <PageHeading title={`We took ${title} down`}>
        Guests can't find or book it right now. Bookings that you already have stay as they are.
      </PageHeading>
      <section aria-labelledby="why" className="card grid gap-3 p-6">
        <h2 id="why" className="text-xl">
          Why
        </h2>
        <div className="wrap-anywhere">
          <PlainText>{reason}</PlainText>
        </div>
        <p className="text-sm text-muted">{dayInWords(at.slice(0, 10))}</p>
      </section>
      <FormMessage result={actionData} />
      {answer && !actionData && <Notice>You answered. We'll look at your listing again and let you know.</Notice>}
      <Form method="post" className="grid gap-4">
        <TextArea
          label="Your answer"
          name="answer"
          required
          maxLength={LONGEST_REASON}
          defaultValue={answer}
          hint="Tell us what you changed, or why this is wrong."
          result={actionData}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="answer" busy="Sending...">
            {answer ? "Send again" : "Send answer"}
          </SubmitButton>
          <LinkButton look="quiet" to={href("/host/manage/:listingId/edit", { listingId })}>
            Edit the listing
          </LinkButton>
        </div>
      </Form>
      <Link to={href("/host/manage")} className="link justify-self-start">
        Back to your listings
      </Link>
    </div>
  );
}
