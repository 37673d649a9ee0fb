import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "../button.tsx";
import { Dialog } from "./dialog.tsx";
import type { FormResult } from "../forms/form-result.ts";
import { opensDialog } from "./opens-dialog.ts";

type Props = {
  /** The button's text, and more of it for screen readers. */
  label: string;
  about?: string;
  look: "quiet" | "danger";
  title: string;
  confirm: string;
  busy: string;
  intent: string;
  /** What else the form sends. */
  fields?: Record<string, string>;
  /** The page's last result, which closes the dialog. */
  result: FormResult | undefined;
  children: ReactNode;
};

/** A button that asks before it submits. */
export function ConfirmButton({ label, about, look, title, confirm, busy, intent, fields, result, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the result takes the focus, which it can't while the dialog is open.
  useLayoutEffect(() => {
    if (result) dialog.current?.close();
  }, [result]);
  return (
    <>
      <Button look={look} aria-haspopup="dialog" {...opensDialog(id, dialog)}>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </Button>
      <Dialog id={id} title={title} dialog={dialog}>
        {children}
        <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
          {Object.entries(fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="quiet" onClick={() => dialog.current?.close()} {...{ command: "close", commandfor: id }}>
            Cancel
          </Button>
          <SubmitButton look={look === "danger" ? "danger" : "primary"} intent={intent} busy={busy}>
            {confirm}
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}
