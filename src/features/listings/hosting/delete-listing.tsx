import { type ReactNode, useRef } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { ManagedListing } from "./hosting.schema.ts";

type Props = { listing: ManagedListing; result: FormResult | undefined; children: ReactNode };

/** Confirms before deleting; a refusal shows in the same dialog. */
export function DeleteListing({ listing: { id, title }, result, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const refused = result?.ok === false && result.values?.listingId === id ? result : undefined;
  return (
    <>
      <Button look="bare" size="small" className="font-medium! text-brick!" onClick={() => dialog.current?.showModal()}>
        {children}
      </Button>
      <Dialog title={`Delete “${title}”?`} dialog={dialog}>
        <p>This permanently deletes the listing and its photos. Guests keep their past trips.</p>
        {refused && <Notice tone="bad">{refused.message}</Notice>}
        <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
          <input type="hidden" name="listingId" value={id} />
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <SubmitButton look="danger" intent="delete" busy="Deleting...">
            Delete
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}
