import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FormResult } from "../../../../ui/forms/form-result.ts";
import { checkFields } from "../check-fields.ts";
import { valuesIn } from "../form-values.ts";
import type { PhotoTray } from "../photos/use-photo-tray.ts";
import { firstProblem, hasProblems, type Problems, problemsIn, readStep, type Step, stepBeside } from "./steps.rules.ts";

const NOTHING: Problems = {};

/** The step that an address asks for, and the addresses of the others. */
function useStepAddress() {
  const { search } = useLocation();
  const addressOf = (step: Step) => {
    const asked = new URLSearchParams(search);
    asked.set("step", step);
    return `?${asked}`;
  };
  return { step: readStep(new URLSearchParams(search).get("step")), addressOf };
}

/** Loads nothing: the page has everything that its steps show. */
export const STEPPING = { preventScrollReset: true, defaultShouldRevalidate: false } as const;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  tray: PhotoTray;
  result: FormResult | undefined;
  /** Another one where a draft came back. */ version: number;
};

/** One step at a time, each checked before the next one. */
export function useSteps({ form, tray, result, version }: Options) {
  const { step, addressOf } = useStepAddress();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Problems>((result?.ok === false && result.fields) || NOTHING);
  const [isChecking, setChecking] = useState(false);
  const [passed, setPassed] = useState<ReadonlySet<Step>>(new Set());
  const focusProblem = useRef(false);
  const go = (next: Step) => void navigate(addressOf(next), STEPPING);

  const check = async (): Promise<Problems> => {
    if (!form.current) return NOTHING;
    setChecking(true);
    const { photoIds: noPhoto, ...found } = await checkFields(fieldsOf(form.current), tray.photoIds);
    setChecking(false);
    // Photos that are still on their way are no missing ones.
    return noPhoto && !tray.isBusy ? { ...found, photoIds: noPhoto } : found;
  };

  const next = async () => {
    const found = problemsIn(step, await check());
    const hasFailed = hasProblems(step, found);
    setProblems((known) => ({ ...without(step, known), ...found }));
    if (hasFailed) focusProblem.current = true;
    else {
      setPassed((known) => new Set(known).add(step));
      go(stepBeside(step, 1) ?? step);
    }
  };

  const shown = useRef(step);
  useEffect(() => {
    const isOther = shown.current !== step;
    shown.current = step;
    const part = form.current?.querySelector("[data-step=current]");
    const marked = focusProblem.current && part?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (marked) {
      marked.focus();
      focusProblem.current = false;
    } else if (isOther) {
      const heading = part?.querySelector<HTMLElement>("[data-step-heading]");
      heading?.focus({ preventScroll: true });
      heading?.scrollIntoView({ block: "start" });
    }
  });

  const latest = useRef({ check, go });
  useEffect(() => {
    latest.current = { check, go };
  });
  const reviewed = useRef<number | null>(null);
  useEffect(() => {
    const isKnown = step !== "review" || reviewed.current === version;
    reviewed.current = step === "review" ? version : null;
    if (!isKnown) void latest.current.check().then(setProblems);
  }, [step, version]);
  useEffect(() => {
    if (!result || result.ok || !result.fields) return;
    const { fields } = result;
    const first = firstProblem(fields);
    setProblems(fields);
    focusProblem.current = true;
    if (first) latest.current.go(first);
  }, [result]);

  return { step, problems, passed, isChecking, addressOf, next, back: () => go(stepBeside(step, -1) ?? step) };
}

export type Steps = ReturnType<typeof useSteps>;

const without = (step: Step, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in problemsIn(step, problems))));

function fieldsOf(form: HTMLFormElement) {
  const { key: _key, intent: _intent, photoIds: _photos, ...fields } = valuesIn(form);
  return fields;
}
