import { Form, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { CATEGORIES } from "../forum.rules.ts";
import type { ForumThreadSummary } from "../forum.schema.ts";
import { ACTION, panelAddress, THREAD_ACTS, type ThreadAct } from "./post-action.ts";

type Props = { thread: ForumThreadSummary; page: number; path: string; act: string | undefined; result: FormResult | undefined };

const WORDS: Record<ThreadAct, { link: string; text: string }> = {
  lock: { link: "Lock", text: "Nobody but staff can reply to a locked discussion." },
  unlock: { link: "Unlock", text: "Everyone can reply again." },
  pin: { link: "Pin", text: "A pinned discussion stays first in its category." },
  unpin: { link: "Unpin", text: "It takes its usual place again." },
  move: { link: "Move", text: "Its address stays the same." },
  merge: { link: "Merge", text: "Its posts go behind those of the other discussion, and its address leads there." },
};

const OPTIONS = CATEGORIES.map(({ id, name }) => ({ value: id as string, label: name }));

/** What staff can do with a whole thread, each with a reason. */
export function ThreadStaff({ thread, page, path, act: asked, result }: Props) {
  const act = THREAD_ACTS.find((known) => known === asked);
  const offered: ThreadAct[] = [thread.isLocked ? "unlock" : "lock", thread.isPinned ? "unpin" : "pin", "move", "merge"];
  const isDone = result?.ok === true && result.intent === act;
  return (
    <section aria-label="Moderation" className="grid gap-3 rounded-md border border-line bg-sand-deep px-4 py-2">
      <div className="-mx-2 flex flex-wrap items-center">
        <span className="px-2 text-sm text-muted">Moderation:</span>
        {offered.map((each) => (
          <Link
            key={each}
            to={panelAddress(page, each)}
            preventScrollReset
            aria-current={each === act ? "true" : undefined}
            className={ACTION}
          >
            {WORDS[each].link}
          </Link>
        ))}
      </div>
      {isDone && <FormMessage result={result} />}
      {act && !isDone && (
        <Form method="post" preventScrollReset aria-label={WORDS[act].link} className="grid max-w-xl gap-4 pb-3">
          <FormMessage result={result?.intent === act ? result : undefined} />
          <p>{WORDS[act].text}</p>
          {act === "move" && (
            <SelectField label="Category" name="categoryId" options={OPTIONS} defaultValue={thread.categoryId} result={result} />
          )}
          {act === "merge" && <TextField label="Address of the other discussion" name="intoId" required result={result} />}
          <TextArea label="Reason" name="reason" required rows={2} maxLength={1000} result={result} />
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton intent={act}>{WORDS[act].link}</SubmitButton>
            <Link to={path} preventScrollReset className="link">
              Cancel
            </Link>
          </div>
        </Form>
      )}
    </section>
  );
}
