import { Form } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { RecapView } from "../event.schema.ts";

type Props = { recap: RecapView | null; attendees: number; result: FormResult | undefined };

/** What the event was like. */
export function RecapForm({ recap, attendees, result }: Props) {
  const testimonials = recap?.testimonials.map(({ quote, name, role }) => [quote, name, role].filter(Boolean).join(" | ")).join("\n");
  return (
    <Form method="post" className="grid gap-5">
      <FormMessage result={result} />
      <TextArea label="What it was like" name="description" required maxLength={5000} defaultValue={recap?.description} result={result} />
      <TextField
        label="Attendees"
        name="attendees"
        type="number"
        min={0}
        required
        defaultValue={recap?.attendees ?? attendees}
        result={result}
      />
      <TextArea label="Highlights" name="highlights" hint="One a line." defaultValue={recap?.highlights.join("\n")} result={result} />
      <TextArea
        label="What people said"
        name="testimonials"
        hint="One a line: What they said | Name | Who they are"
        defaultValue={testimonials}
        result={result}
      />
      <p>
        <SubmitButton intent="recap">Save recap</SubmitButton>
      </p>
    </Form>
  );
}
