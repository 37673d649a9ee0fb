const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];
let format: Intl.RelativeTimeFormat | undefined;

/** "3 hours ago", "1 day ago" or "in 5 minutes", never a name of a day, which depends on where one is; counted from the server's time, so that server and browser render the same. */
export function TimeAgo({ at, now }: { at: string; now: string }) {
  const seconds = (Date.parse(now) - Date.parse(at)) / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ["second", 0];
  format ??= new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
  return (
    <time dateTime={at}>
      {size ? format.format(-Math.trunc(seconds / size), unit) : seconds < 0 ? "in less than a minute" : "just now"}
    </time>
  );
}
