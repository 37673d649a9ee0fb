import { Form, useNavigation } from "react-router";
import { SubmitButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { platformInWords } from "./import-words.ts";
import { platformOfAddress } from "./platforms/platforms.rules.ts";

/** The address of one listing. */
export function LinkForm({ result }: { result: FormResult<{ detail?: string }> | undefined }) {
  const { formData } = useNavigation();
  const url = formData?.get("intent") === "fetch" ? formData.get("url") : null;
  const fetched = resultFor(result, "fetch");
  return (
    <Form method="post" className="grid gap-4" aria-label="Import from a link" noValidate>
      <TextField
        label="Listing URL"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.airbnb.com/rooms/..."
        hint="From Airbnb, Vrbo, GetMyBoat or Booking.com."
        result={fetched}
      />
      {!fetched?.fields && <FormMessage result={fetched} />}
      {fetched?.data?.detail && <p>{fetched.data.detail}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton intent="fetch" busy="Fetching...">
          Fetch Listing
        </SubmitButton>
        <p role="status" className="text-muted">
          {typeof url === "string" && `Fetching listing data from ${platformInWords(platformOfAddress(url))}...`}
        </p>
      </div>
    </Form>
  );
}

/** The addresses of several listings, which are fetched in the background. */
export function LinksForm({ result }: { result: FormResult | undefined }) {
  const several = resultFor(result, "several");
  return (
    <Form method="post" className="grid gap-4" aria-label="Import several links">
      <TextArea
        label="Listing URLs"
        name="urls"
        rows={4}
        hint="One per line, up to 50. You can leave this page while we fetch them."
        result={several}
      />
      {!several?.fields && <FormMessage result={several} />}
      <div>
        <SubmitButton look="quiet" intent="several" busy="Sending...">
          Fetch all
        </SubmitButton>
      </div>
    </Form>
  );
}
