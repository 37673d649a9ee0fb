import { Camera } from "../../../ui/icons/index.ts";
import { useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { uploadFile } from "../../../platform/upload-file.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import type { AccountView } from "../account.schema.ts";

type Props = { name: string; url: string | null; result: FormResult | undefined };

/** The person's photo, which is sent as soon as it is chosen, and removed by the intent "remove-photo". */
export function AvatarForm({ name, url, result }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<FormResult>();
  const [isSending, setSending] = useState(false);
  const { revalidate } = useRevalidator();
  const send = async (file: File) => {
    setSending(true);
    const answer = await uploadFile<AccountView>({ path: "/account/avatar", file });
    if (answer.ok) await revalidate();
    const message = answer.ok ? "Your photo was saved." : answer.refusal.message;
    setSent({ intent: "photo", ok: answer.ok, message });
    setSending(false);
  };
  return (
    <div className="grid gap-4">
      <FormMessage result={sent ?? result} />
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} url={url} size="large" />
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Choose a photo"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              target.value = "";
            }}
          />
          <Button
            look="quiet"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && input.current?.click()}
            className="without-script:hidden"
          >
            <Camera aria-hidden className="size-5" /> {isSending ? "Saving..." : url ? "Change photo" : "Add a photo"}
          </Button>
          {url && (
            <Form method="post" preventScrollReset onSubmit={() => setSent(undefined)}>
              <Button type="submit" look="quiet" name="intent" value="remove-photo">
                Remove photo
              </Button>
            </Form>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">Your photo is public. JPG or PNG up to 5 MB, cropped square.</p>
      <p className="hidden text-sm without-script:block">Turn on JavaScript in your browser to add a photo.</p>
    </div>
  );
}
