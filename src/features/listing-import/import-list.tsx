import { useRef } from "react";
import { Form, href, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { TimeAgo } from "../../ui/time/time-ago.tsx";
import type { ImportSummary, MigrationLog } from "./import.schema.ts";
import { platformInWords, statusInWords } from "./import-words.ts";
import { formatCount } from "../../platform/words/counts.ts";

/** Imports that are not done: fetched, waiting for a look, being saved. */
export function ImportList({ imports, more, now }: { imports: ImportSummary[]; more: number; now: string }) {
  return (
    <>
      {imports.length + more > 1 && <RemoveAll count={imports.length + more} />}
      <ul className="grid divide-y divide-line">
        {imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">{each.title ?? each.source}</p>
              <p className={`text-sm wrap-anywhere ${each.problem ? "text-brick" : "text-muted"}`}>
                {each.problem ?? statusInWords(each)} · <TimeAgo at={each.createdAt} now={now} />
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {each.status !== "failed" && (
                <Link to={`${href("/host/migration")}?import=${each.id}`} className="link inline-flex min-h-11 items-center px-2">
                  {each.status === "ready" ? "Look over" : "See progress"}
                  <span className="sr-only"> {each.title ?? each.source}</span>
                </Link>
              )}
              {each.status !== "importing" && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="importId" value={each.id} />
                  <Button type="submit" look="quiet" name="intent" value="discard" aria-label={`Remove ${each.title ?? each.source}`}>
                    Remove
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">And {formatCount(more)} more, which show up here as you finish or remove these.</p>}
    </>
  );
}

/** Asks once more, because they can be many. */
function RemoveAll({ count }: { count: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div>
      <Button look="quiet" size="small" onClick={() => dialog.current?.showModal()}>
        Remove all
      </Button>
      <Dialog title="Remove all imports?" dialog={dialog}>
        <p>{formatCount(count)} unfinished imports will be gone. Listings that you have published stay.</p>
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3" onSubmit={() => dialog.current?.close()}>
          <Button type="submit" look="danger" name="intent" value="discard-all">
            Remove all
          </Button>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}

const LOG_WORDS: Record<MigrationLog["status"], string> = { in_progress: "In progress", completed: "Completed", failed: "Failed" };
const LOG_LOOKS: Record<MigrationLog["status"], string> = {
  in_progress: "bg-sea-wash text-sea",
  completed: "bg-moss-wash text-moss",
  failed: "bg-brick-wash text-brick",
};

/** The newest logs. */
export function ImportHistory({ history, now }: { history: MigrationLog[]; now: string }) {
  if (history.length === 0) return <p className="text-muted">Nothing yet. What you import shows up here.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {history.map((log) => (
        <li key={log.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4 first:pt-0">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold wrap-anywhere">
              {log.listingId ? (
                <Link to={href("/properties/:listingId", { listingId: log.listingId })} className="link">
                  {log.title}
                </Link>
              ) : (
                log.title || log.originalUrl || "A saved page"
              )}
            </p>
            <p className="text-sm text-muted">
              {platformInWords(log.platform)} · <TimeAgo at={log.startedAt} now={now} />
            </p>
            {log.errorMessage && <p className="text-sm">{log.errorMessage}</p>}
          </div>
          <span className={`rounded-full px-3 py-1 text-sm font-medium ${LOG_LOOKS[log.status]}`}>{LOG_WORDS[log.status]}</span>
        </li>
      ))}
    </ul>
  );
}
