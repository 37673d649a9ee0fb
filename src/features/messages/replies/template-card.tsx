import type { ReactNode } from "react";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { placeholderList } from "./placeholders.ts";

type Props = { title: string; note?: string; isOpen: boolean; children: ReactNode };

/** One of a host's texts, folded until it is opened. */
export const TemplateCard = ({ title, note, isOpen, children }: Props) => (
  <details className="rounded-md border border-line p-4" open={isOpen || undefined}>
    <summary className="min-h-6 cursor-pointer font-semibold wrap-anywhere">
      {title}
      {note && <span className="block text-sm font-normal text-muted">{note}</span>}
    </summary>
    <div className="mt-4 grid gap-4">{children}</div>
  </details>
);

export const PLACEHOLDER_HINT = `We fill these in: ${placeholderList}. Arrival details, like the door code, show only in the message, while the arrival guide is open.`;

const idIn = (result: FormResult | undefined) => (result?.ok ? (result.data as { id?: string } | undefined)?.id : result?.values?.id);

/** The page's last result, if it is about this text. */
export const resultAbout = (result: FormResult | undefined, id: string): FormResult | undefined =>
  idIn(result) === id ? result : undefined;

/** The id of the text that is being added: the same one until it is saved. */
export function idToAdd(result: FormResult | undefined, known: readonly { id: string }[], newId: string): string {
  const typed = idIn(result);
  return typed && !known.some(({ id }) => id === typed) ? typed : newId;
}
