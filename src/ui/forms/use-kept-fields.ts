import { type RefObject, useEffect } from "react";

const FIELDS = "input[name]:not([type=hidden]):not([type=file]), textarea[name]";

type Kept = { /** The state of the draft that was typed over. */ basedOn: string; values: Record<string, string> };
type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>(FIELDS)];

/** Of a group of radio buttons or boxes, the value of the checked one. */
const isChoice = (control: Control): control is HTMLInputElement => control.type === "radio" || control.type === "checkbox";

const valuesOf = (controls: Control[]) =>
  Object.fromEntries(controls.filter((each) => !isChoice(each) || each.checked).map(({ name, value }) => [name, value]));

/** What somebody has typed or ticked since the form was drawn. */
export const touchedValues = (form: HTMLFormElement): Record<string, string> => valuesOf(controlsOf(form).filter(isTouched));

const isTouched = (control: Control): boolean =>
  isChoice(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;

function restore(control: Control, value: string | undefined): void {
  if (value === undefined) return;
  if (isChoice(control)) control.checked = control.value === value;
  else control.value = value;
}

/** Keeps on this device what is typed and not saved yet, and puts it back once: after a reload, or a sign-in that came between. */
export function useKeptFields(form: RefObject<HTMLFormElement | null>, key: string, basedOn: string): () => void {
  useEffect(() => {
    const kept = read(key);
    const controls = form.current ? controlsOf(form.current) : [];
    // What was typed before the scripts were there stays.
    const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
    if (kept?.basedOn === basedOn)
      for (const control of controls.filter(({ name }) => !touched.has(name))) restore(control, kept.values[control.name]);
    if (controls.some(isTouched)) write(key, { basedOn, values: valuesOf(controls) });
  }, [form, key, basedOn]);
  return () => {
    if (form.current) write(key, { basedOn, values: valuesOf(controlsOf(form.current)) });
  };
}

/** Forgets what was kept, once what it was typed for is gone. */
export function forgetFields(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Partial<Kept> | null;
    return kept?.basedOn !== undefined && kept.values ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or blocked; the form still works without. */
function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}
