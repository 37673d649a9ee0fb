import { EllipsisVertical } from "../../../ui/icons/index.ts";
import { useRef } from "react";
import { Form, href } from "react-router";
import { Button, LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { opensDialog } from "../../../ui/overlays/opens-dialog.ts";
import { givenName } from "../../accounts/index.ts";
import type { ThreadView } from "../message.schema.ts";

const ITEM = "w-full justify-start px-3! text-left wrap-anywhere";

/** Marks a conversation as unread, reports it, and blocks the other side. */
export function ThreadMenu({ feed: { thread, isBlocking } }: { feed: ThreadView }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const reporting = useRef<HTMLDialogElement>(null);
  const blocking = useRef<HTMLDialogElement>(null);
  const name = givenName(thread.other.fullName);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <>
      <details
        ref={menu}
        className="relative shrink-0"
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
        onKeyDown={(event) => event.key === "Escape" && close()}
      >
        <summary className="inline-flex size-11 cursor-pointer list-none items-center justify-center rounded-md hover:bg-sea-wash [&::-webkit-details-marker]:hidden">
          <EllipsisVertical aria-hidden className="size-5" />
          <span className="sr-only">More actions</span>
        </summary>
        <div className="absolute top-full right-0 z-10 grid w-56 rounded-lg border border-line bg-paper p-2 shadow-float">
          <Form method="post" preventScrollReset>
            <SubmitButton look="bare" intent="unread" className={ITEM}>
              Mark as unread
            </SubmitButton>
            <div className="hidden without-script:block">
              <SubmitButton look="bare" intent="read" className={ITEM}>
                Mark as read
              </SubmitButton>
            </div>
            {isBlocking && (
              <SubmitButton look="bare" intent="unblock" className={ITEM}>
                Unblock {name}
              </SubmitButton>
            )}
          </Form>
          {thread.role === "host" && !isBlocking && (
            <LinkButton to={href("/messages/:threadId/offer", { threadId: thread.id })} look="bare" className={ITEM}>
              Send a special offer
            </LinkButton>
          )}
          <Button look="bare" className={ITEM} {...opensDialog("report-thread", reporting)}>
            Report
          </Button>
          {!isBlocking && (
            <Button look="bare" className={`${ITEM} text-brick!`} {...opensDialog("block-person", blocking)}>
              Block {name}
            </Button>
          )}
        </div>
      </details>
      <Dialog id="report-thread" title="Report this conversation" dialog={reporting}>
        <Form method="post" preventScrollReset className="grid gap-4" onSubmit={() => reporting.current?.close()}>
          <p className="text-muted">Our support team will read the conversation. {name} won't be told.</p>
          <TextArea label="What's wrong?" name="reason" required rows={4} maxLength={1000} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent="report">Report</SubmitButton>
            <Cancel id="report-thread" onClick={() => reporting.current?.close()} />
          </div>
        </Form>
      </Dialog>
      <Dialog id="block-person" title={`Block ${name}?`} dialog={blocking}>
        <Form method="post" preventScrollReset className="grid gap-4" onSubmit={() => blocking.current?.close()}>
          <p>You won't be able to write to each other in any conversation until you unblock them. Bookings stay as they are.</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton look="danger" intent="block">
              Block
            </SubmitButton>
            <Cancel id="block-person" onClick={() => blocking.current?.close()} />
          </div>
        </Form>
      </Dialog>
    </>
  );
}

const Cancel = ({ id, onClick }: { id: string; onClick(): void }) => (
  <Button look="quiet" onClick={onClick} {...{ command: "close", commandfor: id }}>
    Cancel
  </Button>
);
