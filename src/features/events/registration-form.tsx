import { Form } from "react-router";
import { SubmitButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/forms/field.tsx";
import { FormKey } from "../../ui/forms/form-key.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import type { EventView } from "./event.schema.ts";

export type Registrant = { firstName: string; lastName: string; email: string; phone: string };
type Props = { event: EventView; person: Registrant; formKey: string; result: FormResult | undefined };

/** Registers for an event; for a full one it joins the waiting list. */
export function RegistrationForm({ event, person, formKey, result }: Props) {
  const isFull = event.registered >= event.capacity;
  return (
    <Form method="post" className="grid gap-5">
      <FormMessage result={result} />
      <FormKey value={formKey} result={result} />
      <input type="hidden" name="feeCents" value={event.feeCents} />
      {isFull && <input type="hidden" name="joinWaitingList" value="yes" />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={80}
          defaultValue={person.firstName}
          result={result}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={80}
          defaultValue={person.lastName}
          result={result}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={person.email}
          hint="For the organizers. Your confirmation goes to your account's email."
          result={result}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
          defaultValue={person.phone}
          result={result}
        />
      </div>
      <TextArea label="Dietary restrictions (optional)" name="dietaryRestrictions" rows={2} maxLength={500} result={result} />
      <TextArea
        label="Special requirements (optional)"
        name="specialRequirements"
        rows={3}
        maxLength={1000}
        hint="Step-free access, a sign interpreter, anything that helps you take part."
        result={result}
      />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p>
          <span className="text-muted">Registration fee</span>{" "}
          <strong className="numbers font-serif text-xl font-semibold">{event.words.fee}</strong>
          {event.feeCents > 0 && (
            <span className="block text-sm text-muted">You pay it at the event. It&rsquo;s recorded with your registration.</span>
          )}
        </p>
        <SubmitButton intent="register">{isFull ? "Join the waiting list" : "Complete Registration"}</SubmitButton>
      </div>
    </Form>
  );
}
