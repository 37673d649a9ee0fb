import { useRef, useState } from "react";
import { href, Link } from "react-router";
import { type Answer, api, ask } from "../../../platform/api-client.ts";
import { shortDate, shortRange } from "../../../platform/words/day-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { TextArea } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PlainText } from "../../../ui/plain-text.tsx";
import { useClock } from "../../../ui/time/use-clock.ts";
import type { PersonFacts } from "../../staff/index.ts";
import type { ChatForAgent } from "../chat.schema.ts";

type Props = { about: ChatForAgent; chatAddress(chatId: string): string; onDone(call: Promise<Answer<unknown>>): void };

/** Beside a chat: its person, what agents noted, and blocking. */
export function ChatSide({ about, chatAddress, onDone }: Props) {
  const clock = useClock();
  const path = { params: { path: { chatId: about.id } } };
  const [isShown, setIsShown] = useState(false);
  return (
    <aside
      aria-label="About this person"
      className="flex shrink-0 flex-col border-line max-xl:max-h-80 max-xl:border-t xl:w-72 xl:border-l"
    >
      <Button look="bare" aria-expanded={isShown} onClick={() => setIsShown(!isShown)} className="shrink-0 text-sm xl:hidden">
        {isShown ? "Hide details" : "Bookings, notes, block"}
      </Button>
      <div className={`grid content-start gap-6 overflow-y-auto p-4 ${isShown ? "" : "max-xl:hidden"}`}>
        <section className="grid gap-2">
          <h3 className="text-base wrap-anywhere">
            <Link to={href("/admin/people/:personId", { personId: about.person.id })} className="link">
              {about.person.name}
            </Link>
          </h3>
          <p className="text-sm wrap-anywhere">{about.person.email}</p>
          <Person chatId={about.id} />
        </section>
        <OtherChats chats={about.others} chatAddress={chatAddress} />
        <section className="grid gap-2">
          <h3 className="text-base">Private notes</h3>
          <ul className="grid gap-2">
            {about.notes.map(({ id, author, content, createdAt }) => (
              <li key={id} className="rounded-md bg-sand px-3 py-2 text-sm">
                <PlainText>{content}</PlainText>
                <p className="text-xs text-muted">
                  {author}, {shortDate(createdAt)}, {clock.time(createdAt)}
                </p>
              </li>
            ))}
          </ul>
          <NoteForm
            onSave={(content) =>
              onDone(ask(api.POST("/support/chats/{chatId}/notes", { ...path, body: { content } }), "Failed to save note"))
            }
          />
        </section>
        <Blocking
          block={about.block}
          onBlock={(reason) => onDone(ask(api.PUT("/support/chats/{chatId}/block", { ...path, body: { reason } }), "Failed to block"))}
          onUnblock={() => onDone(ask(api.DELETE("/support/chats/{chatId}/block", path), "Failed to unblock"))}
        />
      </div>
    </aside>
  );
}

type OthersProps = { chats: ChatForAgent["others"]; chatAddress(chatId: string): string };

const OtherChats = ({ chats, chatAddress }: OthersProps) => (
  <section className="grid gap-2 text-sm">
    <h3 className="text-base">Other chats</h3>
    {chats.length === 0 && <p className="text-muted">None</p>}
    <ul className="grid gap-2">
      {chats.map(({ id, subject, status, createdAt }) => (
        <li key={id}>
          <Link to={chatAddress(id)} preventScrollReset className="link line-clamp-2 wrap-anywhere">
            {subject}
          </Link>
          <p className="text-muted">
            {shortDate(createdAt)} · {status === "closed" ? "Closed" : "Open"}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** What the person booked and offers. It is read only when asked for, because every look is recorded. */
function Person({ chatId }: { chatId: string }) {
  const [person, setPerson] = useState<PersonFacts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const look = async () => {
    const answer = await ask(api.GET("/support/chats/{chatId}/person", { params: { path: { chatId } } }), "Failed to load this person");
    setFailure(answer.ok ? null : answer.refusal.message);
    if (answer.ok) setPerson(answer.value);
  };
  if (!person)
    return (
      <>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button look="quiet" size="small" className="text-sm" onClick={() => void look()}>
          Show bookings and listings
        </Button>
        <p className="text-xs text-muted">Viewing this is logged.</p>
      </>
    );
  return (
    <div className="grid gap-3 text-sm">
      {person.phone && <p>{person.phone}</p>}
      <h4 className="font-semibold">Bookings</h4>
      {person.bookings.length === 0 && <p className="text-muted">None</p>}
      <ul className="grid gap-2">
        {person.bookings.map((booking) => (
          <li key={booking.id}>
            <Link to={href("/bookings/:bookingId", { bookingId: booking.id })} className="link wrap-anywhere">
              {booking.title}
            </Link>
            <p className="text-muted">
              {booking.times || shortRange(booking.checkIn, booking.checkOut)} · {booking.phase} ·{" "}
              <span className="whitespace-nowrap">{booking.reservationId}</span>
            </p>
          </li>
        ))}
      </ul>
      <h4 className="font-semibold">Listings</h4>
      {person.listings.length === 0 && <p className="text-muted">None</p>}
      <ul className="grid gap-2">
        {person.listings.map(({ id, title, isPaused }) => (
          <li key={id}>
            <Link to={href("/properties/:listingId", { listingId: id })} className="link wrap-anywhere">
              {title}
            </Link>
            {isPaused && <span className="text-muted"> (paused)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoteForm({ onSave }: { onSave(content: string): void }) {
  const [content, setContent] = useState("");
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!content.trim()) return;
        onSave(content.trim());
        setContent("");
      }}
    >
      <TextArea
        label="Add a note"
        name="note"
        rows={2}
        maxLength={4_000}
        value={content}
        hint="Only agents see it."
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" look="quiet" size="small" className="text-sm">
        Save note
      </Button>
    </form>
  );
}

type BlockingProps = { block: ChatForAgent["block"]; onBlock(reason: string): void; onUnblock(): void };

function Blocking({ block, onBlock, onUnblock }: BlockingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState("");
  if (block)
    return (
      <section className="grid gap-2 text-sm">
        <p className="wrap-anywhere">
          Blocked from chat on {shortDate(block.createdAt)}: {block.reason}
        </p>
        <Button look="quiet" size="small" className="text-sm" onClick={onUnblock}>
          Unblock
        </Button>
      </section>
    );
  return (
    <section>
      <Button look="danger" size="small" className="text-sm" onClick={() => dialog.current?.showModal()}>
        Block from chat
      </Button>
      <Dialog title="Block from chat?" dialog={dialog}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.close();
            onBlock(reason);
            setReason("");
          }}
        >
          <p>They can read their chats, but not write to support here anymore.</p>
          <TextArea
            label="Reason"
            name="reason"
            required
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger">
              Block
            </Button>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
