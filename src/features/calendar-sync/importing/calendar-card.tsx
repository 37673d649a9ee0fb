import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatCount } from "../../../platform/words/counts.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/overlays/confirm-button.tsx";
import { Checkbox, TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { TimeAgo } from "../../../ui/time/time-ago.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { momentInWords } from "../../availability/index.ts";
import { type CalendarState, DOUBT_IN_WORDS, refreshInWords, stateOf, takenInWords } from "../calendar-words.ts";
import type { ImportedCalendar } from "../calendar.schema.ts";
import { AllDayField } from "./all-day-field.tsx";
import { CalendarStays, More, SkippedEvents } from "./calendar-stays.tsx";

const STATES: Record<CalendarState, { label: string; look: string }> = {
  fresh: { label: "Up to date", look: "bg-moss-wash text-moss" },
  paused: { label: "Paused", look: "bg-sand-deep text-muted" },
  failing: { label: "Can't be read", look: "bg-brick-wash text-brick" },
  doubted: { label: "Waiting", look: "border border-ember text-ember-text" },
  unread: { label: "Not read yet", look: "bg-sand-deep text-muted" },
};

type Props = { calendar: ImportedCalendar; timeZone: string; sellsHours: boolean; now: string; result: FormResult | undefined };

/** A calendar of another site: how it is, what it holds, and what can be done with it. */
export function CalendarCard({ calendar, timeZone, sellsHours, now, result }: Props) {
  const { id, name, shownAddress, stays, skipped, nights, times } = calendar;
  const { label, look } = STATES[stateOf(calendar)];
  const own = isAbout(result, id) ? result : undefined;
  return (
    <article aria-labelledby={`calendar-${id}`} className="card grid gap-4 p-5 sm:p-6">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`calendar-${id}`} className="text-xl wrap-anywhere">
            {name}
          </h3>
          <p className="text-sm wrap-anywhere text-muted">{shownAddress}</p>
        </div>
        <span className={`shrink-0 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>{label}</span>
      </header>
      <FormMessage result={own} />
      <Trouble calendar={calendar} said={own?.message ?? ""} />
      <dl className="numbers grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact label="Nights held">{formatCount(nights)}</Fact>
        {sellsHours && <Fact label="Timed events held">{formatCount(times)}</Fact>}
        <Fact label="Last read">{calendar.succeededAt ? <TimeAgo at={calendar.succeededAt} now={now} /> : "Never"}</Fact>
        <Fact label="Next try">{calendar.isPaused ? "When you resume it" : <TimeAgo at={calendar.nextTryAt} now={now} />}</Fact>
      </dl>
      <Actions calendar={calendar} result={result} />
      <div>
        <SkippedEvents skipped={skipped} />
        <CalendarStays stays={stays} />
        <Settings calendar={calendar} sellsHours={sellsHours} result={own} />
        <Readings calendar={calendar} timeZone={timeZone} />
      </div>
    </article>
  );
}

/** Whether a result belongs to this calendar: a refusal says so in its values, a success in its data. */
function isAbout(result: FormResult | undefined, id: string): boolean {
  const about = result?.values?.calendarId ?? (result?.data as { calendarId?: string } | undefined)?.calendarId;
  return about === id;
}

/** What is wrong with it, unless the message above has just said so. */
function Trouble({ calendar: { error, doubtedSince, nights, times }, said }: { calendar: ImportedCalendar; said: string }) {
  if (error !== null)
    return (
      <p className="text-brick empty:hidden">
        {said !== error && `${error} `}
        {nights + times > 0 && <span className="text-muted">{nights > 0 ? "Its nights stay taken." : "Its times stay taken."}</span>}
      </p>
    );
  return doubtedSince === null || said.includes(DOUBT_IN_WORDS) ? null : <p className="text-ember-text">{DOUBT_IN_WORDS}</p>;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

function Actions({
  calendar: { id, name, isPaused, nights, times },
  result,
}: {
  calendar: ImportedCalendar;
  result: FormResult | undefined;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <ActionForm id={id} intent="sync" look="primary" busy="Reading...">
        Sync now<span className="sr-only">: {name}</span>
      </ActionForm>
      <ActionForm id={id} intent={isPaused ? "resume" : "pause"} look="quiet">
        {isPaused ? "Resume" : "Pause"}
        <span className="sr-only">: {name}</span>
      </ActionForm>
      <ConfirmButton
        label="Remove"
        about={name}
        look="danger"
        title={`Remove “${name}”?`}
        confirm="Remove"
        busy="Removing..."
        intent="remove"
        fields={{ calendarId: id }}
        result={result}
      >
        <p>
          {nights + times === 0
            ? "It holds no nights now."
            : `It holds ${takenInWords({ nights, times })}. What nothing else holds can be booked here again.`}{" "}
          The other site isn't changed.
        </p>
      </ConfirmButton>
    </div>
  );
}

type ActionProps = { id: string; intent: string; look: "primary" | "quiet"; busy?: string; children: ReactNode };

const ActionForm = ({ id, intent, look, busy, children }: ActionProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="calendarId" value={id} />
    <SubmitButton look={look} intent={intent} busy={busy} className="px-4!">
      {children}
    </SubmitButton>
  </Form>
);

type SettingsProps = { calendar: ImportedCalendar; sellsHours: boolean; result: FormResult | undefined };

function Settings({ calendar, sellsHours, result }: SettingsProps) {
  const { id, name, ignoresUnavailable, ignoresRolling, allDayMeans } = calendar;
  const renamed = resultFor(result, "rename");
  return (
    <More title="Settings" isOpen={renamed?.ok === false || undefined}>
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="calendarId" value={id} />
        <Checkbox
          key={`closed ${ignoresUnavailable}`}
          label="Ignore closed days"
          name="ignoresUnavailable"
          defaultChecked={ignoresUnavailable}
          hint="Days that the other site marks as not available don't take nights here."
        />
        <Checkbox
          key={`rolling ${ignoresRolling}`}
          label="Ignore the far end"
          name="ignoresRolling"
          defaultChecked={ignoresRolling}
          hint="A long block that moves along day by day doesn't take nights here."
        />
        {sellsHours && <AllDayField key={`all-day ${allDayMeans}`} value={allDayMeans} />}
        <div>
          <SubmitButton intent="choose" look="quiet" busy="Saving...">
            Save choices
          </SubmitButton>
        </div>
      </Form>
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="calendarId" value={id} />
        <div className="min-w-0 grow">
          <TextField key={name} label="Name" name="name" required maxLength={60} autoComplete="off" defaultValue={name} result={renamed} />
        </div>
        <SubmitButton intent="rename" look="quiet" busy="Saving...">
          Rename
        </SubmitButton>
      </Form>
    </More>
  );
}

function Readings({ calendar: { refreshes }, timeZone }: { calendar: ImportedCalendar; timeZone: string }) {
  const formats = useFormats();
  if (refreshes.length === 0) return null;
  return (
    <More title={refreshes.length === 1 ? "The last reading" : `The last ${refreshes.length} readings`}>
      <ol className="numbers grid gap-2 text-sm">
        {refreshes.map((refresh) => (
          <li key={refresh.at} className="grid gap-x-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <time dateTime={refresh.at} className="text-muted">
              {momentInWords(refresh.at, timeZone, formats)}
            </time>
            <span className={refresh.outcome === "failed" ? "text-brick" : ""}>{refreshInWords(refresh)}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">Times are local to the listing.</p>
    </More>
  );
}
