import { ArrowLeft } from "../../ui/icons/index.ts";
import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import {
  CreateDraftsForm,
  type ImportFileSummary,
  type ImportFileView,
  ImportRowsQuery,
  MatchColumnsForm,
  PublishRowsForm,
} from "../../features/listing-import/index.ts";
import {
  createDrafts,
  csvError,
  discardCsv,
  listCsv,
  matchColumns,
  publishRows,
  readCsv,
} from "../../features/listing-import/index.server.ts";
import { ColumnMatching, CsvUpload, PublishComplete, RowReport, usePolling } from "../../features/listing-import/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import type { Route } from "./+types/migration-csv.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Import a fleet", description: "Import many listings from a CSV file.", hidden: true });

const FileId = z.uuid().catch("00000000-0000-0000-0000-000000000000");
const fileIdOf = (url: URL) => FileId.parse(url.searchParams.get("file"));
const pageOf = (fileId: string) => `${href("/host/migration/csv")}?file=${fileId}`;

export const loader = pageLoader(async (ctx, { url }) => {
  const query = ImportRowsQuery.safeParse(Object.fromEntries(url.searchParams));
  const isOpen = url.searchParams.has("file");
  return {
    file: isOpen ? await readCsv(ctx, fileIdOf(url), query.data ?? ImportRowsQuery.parse({})) : null,
    files: isOpen ? [] : (await listCsv(ctx)).files,
    isMatching: url.searchParams.get("step") === "columns",
    now: ctx.clock.now().toISOString(),
  };
}, csvError("csv_load_failed"));

const failure = csvError("csv_failed");

export const action = pageAction({
  match: formHandler({
    input: MatchColumnsForm,
    failure,
    run: async (ctx, input, { url }) => {
      await matchColumns(ctx, fileIdOf(url), input);
      return redirect(pageOf(fileIdOf(url)));
    },
  }),
  draft: formHandler({
    input: CreateDraftsForm,
    failure,
    run: async (ctx, input, { url }) => {
      const { made, skipped } = await createDrafts(ctx, fileIdOf(url), input);
      const left = skipped.map(({ row, reason }) => `Row ${row}: ${reason}`).slice(0, 10);
      return { message: [`${countOf(made.length, "draft")} created.`, ...left].join(" ") };
    },
  }),
  publish: formHandler({
    input: PublishRowsForm,
    failure,
    run: async (ctx, input, { url }) => {
      const { rows, waiting } = await publishRows(ctx, fileIdOf(url), input);
      const left = waiting > 0 ? [`${countOf(waiting, "row")} left, with a guess that you didn't confirm.`] : [];
      return {
        message: [`We're importing ${countOf(rows.length, "listing")}. You can leave this page.`, ...left].join(" "),
        data: { waiting },
      };
    },
  }),
  discard: formHandler({
    input: z.object({}),
    failure,
    run: async (ctx, _input, { url }) => {
      await discardCsv(ctx, fileIdOf(url));
      return redirect(href("/host/migration/csv"));
    },
  }),
});

export default function MigrationCsvPage({ loaderData: { file, files, isMatching, now }, actionData }: Route.ComponentProps) {
  usePolling(file !== null && (file.isUnderWay || isBeginning(file, actionData)));
  return (
    <>
      <Link to={href("/host/migration")} className="link mb-2 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden className="size-4" /> All imports
      </Link>
      {file === null ? (
        <Start files={files} now={now} />
      ) : file.isMatched && !isMatching ? (
        <Rows file={file} result={actionData} />
      ) : (
        <Columns file={file} result={actionData} />
      )}
    </>
  );
}

/** Whether rows that the host just published still wait for their turn. */
function isBeginning({ complete }: ImportFileView, result: FormResult | undefined): boolean {
  const published = resultFor(result, "publish") as FormResult<{ waiting: number }> | undefined;
  return published?.data !== undefined && complete.rows > published.data.waiting;
}

function Start({ files, now }: { files: ImportFileSummary[]; now: string }) {
  return (
    <>
      <PageHeading title="Import a fleet">
        Bring many homes or boats at once from a CSV file, one row for each. You match its columns, and we tell you about each row before
        anything is created.
      </PageHeading>
      <div className="grid gap-8">
        <CsvUpload />
        {files.length > 0 && (
          <Section title="Your files" id="files">
            <ul className="divide-y divide-line">
              {files.map(({ id, name, rowCount, createdAt }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
                  <Link to={pageOf(id)} className="link font-semibold wrap-anywhere">
                    {name}
                  </Link>
                  <span className="text-sm text-muted">
                    {countOf(rowCount, "row")}, <TimeAgo at={createdAt} now={now} />
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">We delete files after a day. What you imported from them stays.</p>
          </Section>
        )}
      </div>
    </>
  );
}

type Step = { file: ImportFileView; result: FormResult | undefined };

function Columns({ file, result }: Step) {
  return (
    <>
      <PageHeading title="Match the columns">
        <p className="wrap-anywhere">
          {file.name}, {countOf(file.rowCount, "row")}. Check what we guessed for each column. If two columns hold the same thing, we use
          the first one with a value.
        </p>
      </PageHeading>
      <div className="mb-4">
        <FormMessage result={result} />
      </div>
      <ColumnMatching columns={file.columns} action={`?file=${file.id}&step=columns`} isMatched={file.isMatched} />
    </>
  );
}

function Rows({ file, result }: Step) {
  return (
    <>
      <PageHeading title="Check the rows">
        <p className="wrap-anywhere">
          {file.name}, {countOf(file.rowCount, "row")}. Nothing is published until you say so.
        </p>
      </PageHeading>
      <div className="mb-6 flex flex-wrap gap-3">
        <LinkButton to={`?file=${file.id}&step=columns`} look="quiet">
          Change columns
        </LinkButton>
        <Form method="post" action={`?file=${file.id}`}>
          <SubmitButton intent="discard" look="quiet">
            Remove file
          </SubmitButton>
        </Form>
      </div>
      <div className="mb-6 empty:hidden">
        <FormMessage result={result} />
      </div>
      <div className="grid gap-10">
        {file.complete.rows > 0 && <PublishComplete file={file} result={resultFor(result, "publish")} />}
        <RowReport file={file} />
      </div>
    </>
  );
}
