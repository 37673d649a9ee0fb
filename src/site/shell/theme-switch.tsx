import { Monitor, Moon, Sun } from "lucide-react";
import { href, useFetcher, useLocation } from "react-router";
import { type Theme, THEMES } from "./theme.ts";

const LOOKS = {
  auto: { label: "System", Icon: Monitor },
  light: { label: "Light", Icon: Sun },
  dark: { label: "Dark", Icon: Moon },
} as const;

/** A plain form with three buttons, so it works without JavaScript. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const shown = (fetcher.formData?.get("theme") as Theme | null) ?? theme;
  return (
    <fetcher.Form
      method="post"
      action={href("/theme")}
      aria-label="Color theme"
      className="inline-flex rounded-md border border-line bg-paper p-1"
    >
      <input type="hidden" name="from" value={pathname + search} />
      {THEMES.map((choice) => {
        const { label, Icon } = LOOKS[choice];
        return (
          <button
            key={choice}
            name="theme"
            value={choice}
            aria-pressed={shown === choice}
            title={label}
            className="inline-flex size-9 cursor-pointer pointer-coarse:size-11 items-center justify-center rounded-md text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-sea-wash aria-pressed:text-sea"
          >
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">{label}</span>
          </button>
        );
      })}
    </fetcher.Form>
  );
}
