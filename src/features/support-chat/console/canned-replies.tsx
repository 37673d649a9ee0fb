import { Pencil, Trash2, Zap } from "../../../ui/icons/index.ts";
import { useRef, useState } from "react";
import { api, ask, type Refusal } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fillReply, foundReplies, type ReplyValues } from "../chat.rules.ts";
import type { CannedReplies as Replies } from "../chat.schema.ts";
import { CannedReplyForm } from "./canned-reply-form.tsx";

type Reply = Replies["replies"][number];
const FAILED = "Failed to load canned replies";

/** The replies that agents share: chosen into the composer with their placeholders filled in, and looked after. */
export function CannedReplies({ values, onChoose }: { values: ReplyValues; onChoose(text: string): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [replies, setReplies] = useState<Reply[] | null>(null);
  const [words, setWords] = useState("");
  const [edited, setEdited] = useState<Reply | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const load = async () => {
    const answer = await ask(api.GET("/support/canned-replies"), FAILED);
    setRefusal(answer.ok ? null : answer.refusal);
    if (answer.ok) setReplies(answer.value.replies);
  };
  const open = () => {
    setEdited(null);
    setWords("");
    dialog.current?.showModal();
    void load();
  };
  const save = async ({ id, title, content }: Reply) => {
    const call = api.PUT("/support/canned-replies/{replyId}", { params: { path: { replyId: id } }, body: { title, content } });
    const answer = await ask(call, "Failed to save canned reply");
    setRefusal(answer.ok ? null : answer.refusal);
    if (!answer.ok) return;
    setEdited(null);
    await load();
  };
  const remove = async (replyId: string) => {
    const answer = await ask(
      api.DELETE("/support/canned-replies/{replyId}", { params: { path: { replyId } } }),
      "Failed to delete canned reply",
    );
    setRefusal(answer.ok ? null : answer.refusal);
    await load();
  };
  return (
    <>
      <Button look="bare" onClick={open} size="small" className="shrink-0">
        <Zap aria-hidden className="size-5" />
        <span className="sr-only">Canned replies</span>
      </Button>
      <Dialog title="Canned replies" dialog={dialog}>
        {refusal && <Notice tone="bad">{Object.values(refusal.fields ?? {})[0] ?? refusal.message}</Notice>}
        {edited ? (
          <CannedReplyForm key={edited.id} reply={edited} onSave={(reply) => void save(reply)} onCancel={() => setEdited(null)} />
        ) : (
          <>
            {replies && replies.length > 0 && (
              <TextField
                label="Search"
                name="words"
                type="search"
                value={words}
                hint="Or type / where you write."
                onChange={(event) => setWords(event.target.value)}
              />
            )}
            <ReplyList
              replies={replies && foundReplies(replies, words)}
              isSearched={words.trim() !== ""}
              values={values}
              onChoose={({ content }) => {
                dialog.current?.close();
                onChoose(fillReply(content, values));
              }}
              onEdit={setEdited}
              onRemove={({ id }) => void remove(id)}
            />
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" onClick={() => setEdited({ id: crypto.randomUUID(), title: "", content: "" })}>
                Add a reply
              </Button>
              <Button look="bare" onClick={() => dialog.current?.close()}>
                Cancel
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

type ListProps = { replies: Reply[] | null; isSearched: boolean; values: ReplyValues } & Record<
  "onChoose" | "onEdit" | "onRemove",
  (reply: Reply) => void
>;

const ReplyList = ({ replies, isSearched, values, onChoose, onEdit, onRemove }: ListProps) => (
  <>
    {replies?.length === 0 && <p className="text-muted">{isSearched ? "No reply matches." : "There are none yet."}</p>}
    <ul className="grid gap-2">
      {replies?.map((reply) => (
        <li key={reply.id} className="flex items-center gap-1">
          <Button look="quiet" className="min-w-0 grow justify-start text-left" aria-label={reply.title} onClick={() => onChoose(reply)}>
            <span className="grid min-w-0 py-1">
              <span className="truncate">{reply.title}</span>
              <span className="line-clamp-2 text-sm font-normal text-muted">{fillReply(reply.content, values)}</span>
            </span>
          </Button>
          <Button look="bare" size="small" onClick={() => onEdit(reply)}>
            <Pencil aria-hidden className="size-4" />
            <span className="sr-only">Edit {reply.title}</span>
          </Button>
          <Button look="bare" size="small" onClick={() => onRemove(reply)}>
            <Trash2 aria-hidden className="size-4" />
            <span className="sr-only">Delete {reply.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  </>
);
