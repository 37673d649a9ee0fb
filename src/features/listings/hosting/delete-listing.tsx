import { type ReactNode, useRef } from "react";
import { Form, href } from "react-router";
import { Button, LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Notice } from "../../../ui/notice.tsx";
import { opensDialog } from "../../../ui/overlays/opens-dialog.ts";
import type { ManagedListing } from "./hosting.schema.ts";

type Props = { listing: ManagedListing; result: FormResult | undefined; children: ReactNode };

/** Confirms before deleting; a refusal shows in the same dialog. */
export function DeleteListing({ listing: { id, title }, result, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const refused = result?.ok === false && result.values?.listingId === id ? result : undefined;
  /** Guests are there or still to come. */
  const isExpected = refused?.code === "listing_expected";
  return (
    <>
      <Button look="bare" className="justify-start px-3! font-medium! text-brick!" {...opensDialog(`delete-${id}`, dialog)}>
        {children}
      </Button>
      <Dialog id={`delete-${id}`} title={`Delete “${title}”?`} dialog={dialog}>
        <p>This permanently deletes the listing and its photos. Guests keep their past trips.</p>
        {refused && <Notice tone="bad">{refused.message}</Notice>}
        {isExpected && <p>To stop new bookings until then, close this and pause the listing.</p>}
        <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
          <input type="hidden" name="listingId" value={id} />
          <Button look="quiet" onClick={() => dialog.current?.close()} {...{ command: "close", commandfor: `delete-${id}` }}>
            {isExpected ? "Close" : "Cancel"}
          </Button>
          {isExpected ? (
            <LinkButton to={`${href("/host/bookings")}?${new URLSearchParams({ q: title })}`}>See its bookings</LinkButton>
          ) : (
            <SubmitButton look="danger" intent="delete" busy="Deleting...">
              Delete
            </SubmitButton>
          )}
        </Form>
      </Dialog>
    </>
  );
}
