import { href, useFetcher, useLocation } from "react-router";
import { useFormats } from "../../../ui/time/use-formats.ts";

const CHOICES = [
  { formats: "us", label: "4 PM · ft", title: "12-hour clock, feet, weeks from Sunday" },
  { formats: "world", label: "16:00 · m", title: "24-hour clock, meters, weeks from Monday" },
] as const;

/** A plain form with two buttons, so it works without JavaScript. */
export function FormatsSwitch() {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const current = useFormats();
  const shown = fetcher.formData?.get("formats") ?? current;
  return (
    <fetcher.Form method="post" action={href("/formats")} aria-label="Times and lengths" className="switch">
      <input type="hidden" name="from" value={pathname + search} />
      {CHOICES.map(({ formats, label, title }) => (
        <button key={formats} name="formats" value={formats} aria-pressed={shown === formats} title={title} className="px-3">
          {label}
        </button>
      ))}
    </fetcher.Form>
  );
}
