import { useEffect, useRef } from "react";
import type { FormResult } from "../form-result.ts";
import type { Arranged, FormValues } from "./form-rows.ts";

const arrangedIn = (result: FormResult | undefined): Arranged | null =>
  result?.ok && result.data ? ((result.data as { arranged?: Arranged }).arranged ?? null) : null;

/** What a form with rows shows: what was typed before a refusal or a change of its rows, else what is kept. */
export function useArrangedForm(kept: FormValues, result: FormResult | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const arranged = arrangedIn(result);
  const formKey = arranged?.formKey ?? result?.formKey ?? "";
  useEffect(() => {
    const field = arranged && form.current?.elements.namedItem(arranged.focus);
    if (field instanceof HTMLElement) field.focus();
  }, [arranged]);
  const refused = result?.ok === false ? result : undefined;
  const { values: typed, ...said } = refused ?? {};
  return {
    form,
    formKey,
    values: arranged?.values ?? typed ?? kept,
    /** The list that has an empty row more. */
    added: arranged?.added ?? null,
    /** The refusal, without the values: rows may have other numbers by now. */
    result: refused && (said as FormResult),
  };
}
