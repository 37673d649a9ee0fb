import { type FormEvent, useState } from "react";
import { Form, href, Link } from "react-router";
import { countOf, formatCount } from "../../../platform/words/counts.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/forms/field.tsx";
import { TabLinks } from "../../../ui/page/tab-links.tsx";
import { fieldInWords } from "../import-words.ts";
import { ROW_LISTS, type RowList } from "./csv.rules.ts";
import type { ImportFileRow, ImportFileView } from "./csv.schema.ts";

const LIST_WORDS: Record<RowList, { tab: string; empty: string }> = {
  all: { tab: "All", empty: "This file has no rows." },
  ready: { tab: "Ready", empty: "No row is ready as it is. Look at the ones that need a look." },
  look: { tab: "Need a look", empty: "No row needs a look." },
  known: { tab: "Imported before", empty: "You haven't imported any of these before." },
  refused: { tab: "Can't import", empty: "Every row can be imported." },
  made: { tab: "Drafts", empty: "You haven't created any drafts from this file yet." },
};

const addressOf = ({ id }: ImportFileView, list: RowList, page = 1) => `?file=${id}&list=${list}${page > 1 ? `&page=${page}` : ""}`;

/** What can be done with each row; the ticked ones become drafts. */
export function RowReport({ file }: { file: ImportFileView }) {
  const { list, page, pages, rows, counts } = file;
  return (
    <section aria-label="Rows" className="grid gap-4">
      <TabLinks
        label="Rows"
        tabs={ROW_LISTS.filter((each) => each === "all" || each === list || counts[each] > 0).map((each) => ({
          to: addressOf(file, each),
          label: LIST_WORDS[each].tab,
          count: counts[each],
          isCurrent: each === list,
        }))}
      />
      {rows.length === 0 ? (
        <p className="card p-8 text-muted">{LIST_WORDS[list].empty}</p>
      ) : (
        <RowForm key={`${addressOf(file, list, page)} ${counts.made}`} file={file} />
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-4">
          {page > 1 && (
            <LinkButton to={addressOf(file, list, page - 1)} look="quiet">
              Previous
            </LinkButton>
          )}
          <span className="numbers text-muted">
            Page {page} of {pages}
          </span>
          {page < pages && (
            <LinkButton to={addressOf(file, list, page + 1)} look="quiet">
              Next
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

const canChoose = ({ state, made }: ImportFileRow) => made === null && state !== "refused";

function RowForm({ file }: { file: ImportFileView }) {
  const { rows, chosen, list, page } = file;
  const shown = new Set(rows.map(({ row }) => row));
  const others = chosen.filter((row) => !shown.has(row));
  const [count, setCount] = useState(chosen.length);
  const recount = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const ticked = currentTarget.querySelectorAll("input[name^=row-]:checked").length;
    setCount(ticked + (currentTarget.querySelector("input[name=others]:checked") ? others.length : 0));
  };
  return (
    <Form method="post" action={addressOf(file, list, page)} onChange={recount} className="grid gap-4">
      <ul className="card divide-y divide-line">
        {rows.map((row) => (
          <li key={row.row} className="flex items-start gap-3 px-4 py-3 sm:px-6">
            <RowLine row={row} isChosen={row.state === "ready" || row.state === "look"} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Checkbox
          name="others"
          value={others.join(",")}
          defaultChecked
          label={`And ${countOf(others.length, "row")} on the other pages of this list`}
        />
      )}
      {rows.some(canChoose) && (
        <div>
          <SubmitButton intent="draft">Create {countOf(count, "draft")}</SubmitButton>
          <p className="mt-2 text-sm text-muted">You look each draft over before it's published.</p>
        </div>
      )}
    </Form>
  );
}

function RowLine({ row, isChosen }: { row: ImportFileRow; isChosen: boolean }) {
  const id = `row-${row.row}`;
  const name = row.title ?? "No title";
  return (
    <>
      <span className="flex w-5 shrink-0 justify-center">
        {canChoose(row) && (
          <input
            type="checkbox"
            id={id}
            name={id}
            defaultChecked={isChosen}
            aria-describedby={`${id}-report`}
            className="mt-0.5 size-5 accent-sea"
          />
        )}
      </span>
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {canChoose(row) ? <label htmlFor={id}>{name}</label> : name}{" "}
          <span className="text-sm font-normal whitespace-nowrap text-muted">row {formatCount(row.row)}</span>
        </p>
        <Standing row={row} />
        <p id={`${id}-report`} className="min-w-0 text-sm wrap-anywhere text-muted sm:col-span-2">
          {factsOf(row)}
        </p>
      </div>
    </>
  );
}

const STANDINGS = {
  ready: { words: "Ready", look: "border-moss text-moss" },
  look: { words: "Needs a look", look: "border-ember text-ember-text" },
  known: { words: "Imported before", look: "border-line-strong text-muted" },
  refused: { words: "Can't import", look: "border-brick text-brick" },
} as const;

const MADE_WORDS: Record<string, string> = { importing: "Importing", completed: "Published", failed: "Failed" };

/** How the row stands; once it is an import, with the way to it. */
function Standing({ row: { state, made, title } }: { row: ImportFileRow }) {
  const shape = "h-fit w-fit rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap";
  if (!made) return <span className={`${shape} ${STANDINGS[state].look}`}>{STANDINGS[state].words}</span>;
  if (made.listingId)
    return (
      <Link to={href("/properties/:listingId", { listingId: made.listingId })} className="link text-sm">
        View listing <span className="sr-only">{title}</span>
      </Link>
    );
  if (made.status !== "ready")
    return <span className={`${shape} border-line-strong text-muted`}>{MADE_WORDS[made.status] ?? "Waiting"}</span>;
  return (
    <Link to={`${href("/host/migration")}?import=${made.importId}`} className="link text-sm">
      Look over draft <span className="sr-only">{title}</span>
    </Link>
  );
}

const named = (fields: string[]) => fields.map(fieldInWords).join(", ");

/** Place and price, then what is missing, guessed or wrong. */
function factsOf({ city, nightlyPriceCents, foreignPrice, packages, missing, guessed, reason, made }: ImportFileRow): string {
  const price =
    nightlyPriceCents !== null
      ? `${formatMoney(money(nightlyPriceCents))} a night`
      : foreignPrice
        ? `${formatCount(foreignPrice.amount)} ${foreignPrice.currency}, which isn't converted`
        : null;
  return [
    [city, price, ...packages].filter(Boolean).join(" · "),
    missing.length > 0 && `Missing: ${named(missing)}`,
    guessed.length > 0 && `Guessed: ${named(guessed)}`,
    made?.problem ?? reason,
  ]
    .filter(Boolean)
    .map((part) => String(part).replace(/\.?$/, "."))
    .join(" ");
}
