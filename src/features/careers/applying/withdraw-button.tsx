import type { ReactNode } from "react";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";

type Props = { jobTitle: string; fields?: Record<string, string>; result: FormResult | undefined; children: string; about?: string };

/** Withdraws an application, once the person has said so twice. */
export const WithdrawButton = ({ jobTitle, fields, result, about, children }: Props): ReactNode => (
  <ConfirmButton
    label={children}
    about={about}
    look="danger"
    title="Withdraw your application?"
    confirm="Withdraw and erase"
    busy="Withdrawing..."
    intent="withdraw"
    fields={fields}
    result={result}
  >
    <p>This erases your application for {jobTitle} and your résumé for good.</p>
  </ConfirmButton>
);
