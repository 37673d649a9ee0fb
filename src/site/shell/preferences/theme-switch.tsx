import { href, useFetcher, useLocation } from "react-router";
import { ShellIcon } from "../header/shell-icon.tsx";
import { type Theme, THEMES } from "./theme.ts";

const LOOKS = {
  auto: { label: "System", lines: "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z M8 21h8 M12 17v4" },
  light: {
    label: "Light",
    lines:
      "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8 M12 2v2 M12 20v2 M0 0m4.93 4.93 1.41 1.41 M0 0m17.66 17.66 1.41 1.41 M2 12h2 M20 12h2 M0 0m6.34 17.66-1.41 1.41 M0 0m19.07 4.93-1.41 1.41",
  },
  dark: {
    label: "Dark",
    lines: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  },
} as const;

/** A plain form with three buttons, so it works without JavaScript. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher();
  const shown = (fetcher.formData?.get("theme") as Theme | null) ?? theme;
  return (
    <fetcher.Form method="post" action={href("/theme")} aria-label="Color theme" className="switch">
      <input type="hidden" name="from" value={pathname + search} />
      {THEMES.map((choice) => {
        const { label, lines } = LOOKS[choice];
        return (
          <button key={choice} name="theme" value={choice} aria-pressed={shown === choice} title={label}>
            <ShellIcon lines={lines} className="size-4.5" />
            <span className="sr-only">{label}</span>
          </button>
        );
      })}
    </fetcher.Form>
  );
}
