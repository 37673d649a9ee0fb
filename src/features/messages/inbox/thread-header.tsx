import { Archive, ArchiveRestore, ArrowLeft, type Icon, Star } from "../../../ui/icons/index.ts";
import { Form, Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { SubmitButton } from "../../../ui/button.tsx";
import type { ThreadView } from "../message.schema.ts";
import { ThreadLink } from "./thread-link.tsx";
import { ThreadMenu } from "./thread-menu.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { datesInWords } from "./thread-words.ts";

type Props = { feed: ThreadView; backTo: string };

/** Who one talks with and about what, and what can be done with the conversation. All of it works as plain forms. */
export function ThreadHeader({ feed, backTo }: Props) {
  const { thread } = feed;
  const { other, listing, isStarred, isArchived } = thread;
  const dates = datesInWords(thread, useFormats());
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line py-2 pr-2 pl-2 min-[900px]:pl-4">
      <Link
        to={backTo}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sea-wash min-[900px]:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
        <span className="sr-only">Back to messages</span>
      </Link>
      <span className="max-[899px]:hidden">
        <Avatar name={other.fullName} url={other.avatarUrl} />
      </span>
      <div className="min-w-0 grow">
        <h1 className="truncate font-sans text-lg font-semibold tracking-normal">
          <bdi>{other.fullName}</bdi>
        </h1>
        {dates && <p className="truncate text-sm text-muted">{dates}</p>}
        <p className="truncate text-sm text-muted min-[1100px]:hidden">
          <ThreadLink thread={thread} label={thread.bookingId ? "View booking" : "View listing"} /> · {listing.title}
        </p>
      </div>
      <Form method="post" preventScrollReset className="flex shrink-0">
        <Mark intent={isStarred ? "unstar" : "star"} label={isStarred ? "Remove star" : "Star"} icon={Star} isOn={isStarred} />
        <Mark
          intent={isArchived ? "unarchive" : "archive"}
          label={isArchived ? "Move to inbox" : "Archive"}
          icon={isArchived ? ArchiveRestore : Archive}
        />
      </Form>
      <ThreadMenu feed={feed} />
    </header>
  );
}

function Mark({ intent, label, icon: Icon, isOn = false }: { intent: string; label: string; icon: Icon; isOn?: boolean }) {
  return (
    <SubmitButton look="bare" intent={intent} busy={<Icon aria-hidden className="size-5 opacity-50" />} title={label} size="icon">
      <Icon aria-hidden className={`size-5 ${isOn ? "fill-current text-ember" : ""}`} />
      <span className="sr-only">{label}</span>
    </SubmitButton>
  );
}
