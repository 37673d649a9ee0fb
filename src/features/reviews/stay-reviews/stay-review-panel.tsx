import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { StarField } from "../../../ui/forms/star-field.tsx";
import { useKeptFields } from "../../../ui/forms/use-kept-fields.ts";
import { REVIEW_LENGTH } from "../review.rules.ts";
import type { StayReviews } from "./stay-review.schema.ts";
import { StayPhotos } from "./stay-photos.tsx";
import { SaidOfGuest, ReviewQuote } from "./review-quote.tsx";

type Props = { bookingId: string; reviews: StayReviews; isBoat: boolean; until: string | null; result: FormResult | undefined };

/** Both reviews of a stay, and the forms to write them. */
export function StayReviewPanel({ bookingId, reviews, isBoat, until, result }: Props) {
  const { side, ofStay, ofGuest, canReply, otherHasWritten, isRevealed, isTakenDown } = reviews;
  const own = side === "guest" ? ofStay : ofGuest;
  const sent = resultFor(result, side === "guest" ? "review-stay" : "review-guest");
  return (
    <div className="grid gap-6">
      <FormMessage result={sent ?? resultFor(result, "reply")} />
      {isTakenDown && <Notice tone="attention">We took your review down. Only you can read it here.</Notice>}
      {(isRevealed || isTakenDown) && ofStay && <ReviewQuote review={ofStay} />}
      {isRevealed && ofGuest && <SaidOfGuest review={ofGuest} side={side} />}
      {canReply && <ReplyForm result={resultFor(result, "reply")} />}
      {until && (
        <>
          <p className="text-muted">
            {own
              ? "You've written your review. "
              : otherHasWritten
                ? `Your ${side === "guest" ? "host" : "guest"} has written a review. `
                : ""}
            Reviews stay private until you've both written one, or until {until}. You can edit yours until then.
          </p>
          {own ? (
            <Unfold label="Edit your review" isOpen={sent?.ok === false}>
              <ReviewForm bookingId={bookingId} reviews={reviews} isBoat={isBoat} result={sent} />
            </Unfold>
          ) : (
            <ReviewForm bookingId={bookingId} reviews={reviews} isBoat={isBoat} result={sent} />
          )}
        </>
      )}
    </div>
  );
}

type FormProps = { bookingId: string; reviews: StayReviews; isBoat: boolean; result?: FormResult };

/** Says at each field what is missing, leads to the first, and keeps what was written over a sign-in that comes between. */
function ReviewForm({ bookingId, reviews: { side, ofStay, ofGuest, photos }, isBoat, result }: FormProps) {
  const own = side === "guest" ? ofStay : ofGuest;
  const form = useRef<HTMLFormElement>(null);
  const keep = useKeptFields(form, `review:${side}:${bookingId}`, JSON.stringify(own));
  useEffect(() => {
    if (result?.fields)
      form.current?.querySelector<HTMLElement>("[role=radiogroup][aria-invalid] input[type=radio], textarea[aria-invalid]")?.focus();
  }, [result]);
  const parts: { name: "cleanliness" | "accuracy" | "communication" | "location" | "condition" | "value"; label: string }[] = [
    { name: "cleanliness", label: "Cleanliness" },
    { name: "accuracy", label: "Accuracy" },
    { name: "communication", label: "Communication" },
    isBoat ? { name: "condition", label: "Condition" } : { name: "location", label: "Location" },
    { name: "value", label: "Value" },
  ];
  return (
    <Form ref={form} method="post" noValidate preventScrollReset onInput={keep} className="grid gap-5">
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <StarField label="Overall" name="rating" defaultValue={own?.rating} result={result} />
        {side === "guest" &&
          parts.map(({ name, label }) => (
            <StarField key={name} label={label} name={name} defaultValue={ofStay?.[name] ?? undefined} result={result} />
          ))}
      </div>
      <TextArea
        label={side === "guest" ? "Tell future guests about your stay" : "Tell future hosts about this guest"}
        name="text"
        rows={5}
        required
        maxLength={REVIEW_LENGTH}
        defaultValue={own?.text}
        result={result}
      />
      {side === "guest" && <StayPhotos bookingId={bookingId} photos={photos} />}
      <div>
        <SubmitButton intent={side === "guest" ? "review-stay" : "review-guest"} busy="Saving...">
          {own ? "Save changes" : "Submit review"}
        </SubmitButton>
      </div>
    </Form>
  );
}

const ReplyForm = ({ result }: { result?: FormResult }) => (
  <Form method="post" preventScrollReset className="grid gap-4">
    <TextArea
      label="Your reply"
      name="text"
      rows={3}
      required
      maxLength={REVIEW_LENGTH}
      hint="Everyone can read it, and you can't change it later."
      result={result}
    />
    <div>
      <SubmitButton intent="reply" busy="Sending...">
        Reply
      </SubmitButton>
    </div>
  </Form>
);

const Unfold = ({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen || undefined} className="grid gap-4">
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">{label}</summary>
    <div className="pt-3">{children}</div>
  </details>
);
