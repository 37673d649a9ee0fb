import { href, Link, redirect, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { z } from "zod";
import {
  type ImportFailure,
  ImportPath,
  type ImportPreview,
  PublishImportForm,
  QueueImportsInput,
  StartImportInput,
  UpdateFromImportInput,
} from "../../features/listing-import/index.ts";
import {
  discardImport,
  discardImports,
  importError,
  listImports,
  publishImport,
  queueImports,
  readImport,
  retryPhotos,
  startImport,
  updateFromImport,
} from "../../features/listing-import/index.server.ts";
import {
  ImportDifferences,
  ImportForm,
  ImportHistory,
  ImportList,
  LinkForm,
  LinksForm,
  platformInWords,
  SavedPageForm,
  statusInWords,
  usePolling,
} from "../../features/listing-import/parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { type FormResult, resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Route } from "./+types/migration.page";
import { countOf } from "../../platform/words/counts.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import type { SiteData } from "../server/site-data.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Import Existing Listings", description: "Bring your listings over from other sites.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const asked = ImportPath.safeParse({ importId: url.searchParams.get("import") });
  const now = ctx.clock.now().toISOString();
  if (!asked.success) return { preview: null, ...(await listImports(ctx)), now };
  const preview = await readImport(ctx, asked.data.importId);
  if (preview.status === "completed") throw redirect(`${href("/host/manage")}?type=${preview.values.type ?? "property"}&imported`);
  return { preview, imports: [], more: 0, history: [], now };
}, importError("imports_failed"));

/** A refused import is in the history too. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== undefined || defaultShouldRevalidate;

const previewOf = (importId: string) => `${href("/host/migration")}?import=${importId}`;

export const action = pageAction({
  fetch: formHandler({ input: StartImportInput, run: async (ctx, input) => redirect(previewOf((await startImport(ctx, input)).importId)) }),
  several: formHandler({
    input: QueueImportsInput,
    run: async (ctx, input) => {
      const { importIds } = await queueImports(ctx, input);
      return { message: `Fetching ${countOf(importIds.length, "listing")}. They show up below.` };
    },
  }),
  publish: formHandler({
    input: PublishImportForm.and(ImportPath),
    failure: importError("save_failed"),
    run: async (ctx, { importId, ...input }) => {
      await publishImport(ctx, importId, input);
      return redirect(previewOf(importId));
    },
  }),
  update: formHandler({
    input: UpdateFromImportInput.extend(ImportPath.shape),
    failure: importError("save_failed"),
    run: async (ctx, { importId, ...input }) => {
      await updateFromImport(ctx, importId, input);
      return redirect(previewOf(importId));
    },
  }),
  discard: formHandler({
    input: ImportPath,
    run: async (ctx, { importId }) => {
      await discardImport(ctx, importId);
      return { message: "Import removed." };
    },
  }),
  "discard-all": formHandler({
    input: z.object({}),
    run: async (ctx) => ({ message: `${countOf(await discardImports(ctx), "import")} removed.` }),
  }),
  "retry-photos": formHandler({
    input: ImportPath,
    run: async (ctx, { importId }) => {
      await retryPhotos(ctx, importId);
      return {};
    },
  }),
});

export default function MigrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, imports, more, history, now } = loaderData;
  usePolling(isUnderWay(preview) || imports.some(({ status }) => status === "waiting" || status === "importing"));
  if (preview) return <Preview preview={preview} result={actionData} />;
  const result = actionData as FormResult<ImportFailure> | undefined;
  return (
    <>
      <PageHeading title="Import Existing Listings">
        Bring your places and boats over from Airbnb, Vrbo, GetMyBoat or Booking.com.
      </PageHeading>
      <div className="grid max-w-3xl gap-6">
        <FormMessage result={resultFor(actionData, "discard") ?? resultFor(actionData, "discard-all")} />
        {imports.length > 0 && (
          <Section title="On their way" id="imports">
            <ImportList imports={imports} more={more} now={now} />
          </Section>
        )}
        <Section title="From a saved page" id="saved-page">
          <p className="text-muted">This always works: open your listing in your browser, save the page, and drop the file here.</p>
          <SavedPageForm />
        </Section>
        <Section title="From a link" id="link">
          <LinkForm result={result} />
          <details open={resultFor(actionData, "several") !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Several links at once</summary>
            <div className="pt-2">
              <LinksForm result={actionData} />
            </div>
          </details>
        </Section>
        <Section title="A whole fleet" id="fleet">
          <p className="text-muted">Have a spreadsheet of your places or boats? Import them all from a CSV file.</p>
          <div>
            <LinkButton look="quiet" to={href("/host/migration/csv")}>
              Import from a CSV file
            </LinkButton>
          </div>
        </Section>
        <Section title="Import History" id="history">
          <ImportHistory history={history} now={now} />
        </Section>
      </div>
    </>
  );
}

const isUnderWay = (preview: ImportPreview | null): boolean =>
  preview !== null &&
  (preview.status === "waiting" ||
    preview.status === "importing" ||
    (preview.status === "ready" && preview.pictures.some(({ photo, problem, isComing }) => isComing && !photo && !problem)));

function Preview({ preview, result }: { preview: ImportPreview; result: FormResult | undefined }) {
  const site = useRouteLoaderData<SiteData>("root");
  const { status, title, source, url, platform, foreignPrice, problem, differences } = preview;
  if (status === "waiting" || status === "importing")
    return (
      <>
        <PageHeading title={title ?? "Your import"} />
        <Spinner label={statusInWords(preview)} />
        <p className="text-center text-muted">
          You can leave this page. The import goes on, and you'll find it under{" "}
          <Link to={href("/host/migration")} className="link">
            Import Existing Listings
          </Link>
          .
        </p>
      </>
    );
  return (
    <>
      <PageHeading title="Look over your listing">
        <p className="wrap-anywhere">
          From {platformInWords(platform)}
          {url ? ": " : ` (${source})`}
          {url && (
            <a href={url} className="link" rel="noreferrer" target="_blank">
              {url}
            </a>
          )}
        </p>
      </PageHeading>
      <div className="grid max-w-4xl gap-6">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {foreignPrice && differences === null && (
          <Notice tone="attention">
            The price was {foreignPrice.amount} {foreignPrice.currency} per night. We only take US dollars, so please enter your price.
          </Notice>
        )}
        {status === "failed" ? (
          <div>
            <LinkButton to={href("/host/migration")}>Start Over</LinkButton>
          </div>
        ) : differences ? (
          <ImportDifferences importId={preview.id} differences={differences} result={resultFor(result, "update")} />
        ) : (
          <ImportForm key={preview.id} preview={preview} styleUrl={site?.mapStyleUrl} result={resultFor(result, "publish")} />
        )}
      </div>
    </>
  );
}
