import { useFetcher } from "react-router";
import { savingAction } from "../../features/saved/parts.ts";
import { Notice } from "../../ui/notice.tsx";

/** What was just taken off can be put back, with its note and lists. */
export function RemovedNotice({ removed }: { removed: { id: string; title: string }[] }) {
  return (
    <div role="status" className="mb-6 grid gap-2 empty:hidden">
      {removed.map(({ id, title }) => (
        <Removed key={id} id={id} title={title} />
      ))}
    </div>
  );
}

function Removed({ id, title }: { id: string; title: string }) {
  const { Form } = useFetcher();
  return (
    <Notice>
      <Form method="post" action={savingAction()} className="flex flex-wrap items-center justify-between gap-x-4">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="from" value={savingAction()} />
        <span className="wrap-anywhere">{title} was removed.</span>
        <button type="submit" name="save" value={id} className="link min-h-11 cursor-pointer font-semibold">
          Undo<span className="sr-only">: save {title} again</span>
        </button>
      </Form>
    </Notice>
  );
}
