import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { SubmitButton } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { MARKDOWN_HINT_ALONE } from "./markdown-hint.ts";
import type { PostAct } from "./post-action.ts";
import { TEXT_FIELD, TITLE_FIELD } from "./post-fields.ts";
import type { ShownPost } from "./shown-post.ts";

type Props = {
  act: PostAct;
  post: ShownPost;
  /** The title of an opening post. */ title: string | null;
  back: string;
  result: FormResult | undefined;
};

const WORDS: Record<Exclude<PostAct, "edit">, { title: string; text: string; button: string; reason?: string }> = {
  delete: { title: "Delete this post?", text: "Its text will be gone for good.", button: "Delete post" },
  report: {
    title: "Report this post",
    text: "Our support team will take a look. The author won't be told.",
    button: "Report",
    reason: "What's wrong?",
  },
  hide: { title: "Hide this post", text: "Its author will read your reason.", button: "Hide", reason: "Reason" },
  restore: { title: "Show this post again", text: "Everyone will be able to read it.", button: "Restore", reason: "Reason" },
};

/** What somebody asked to do with a post, below it. */
export function PostPanel({ act, post, title, back, result }: Props) {
  const { button, ...words } = act === "edit" ? { title: "Edit your post", text: "", button: "Save" } : WORDS[act];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("textarea, button")?.focus(), []);
  return (
    <Form ref={form} method="post" preventScrollReset aria-label={words.title} className="grid gap-4 border-t border-line pt-4">
      <FormMessage result={result} />
      {act !== "edit" && <h3 className="font-sans text-base font-semibold tracking-normal">{words.title}</h3>}
      {words.text && <p className="text-muted">{words.text}</p>}
      <input type="hidden" name="postId" value={post.id} />
      {act === "edit" && title !== null && <TextField {...TITLE_FIELD} defaultValue={title} result={result} />}
      {act === "edit" && (
        <TextArea {...TEXT_FIELD} label="Your post" rows={8} defaultValue={post.text} hint={MARKDOWN_HINT_ALONE} result={result} />
      )}
      {"reason" in words && words.reason && (
        <TextArea label={words.reason} name="reason" required rows={3} maxLength={1000} result={result} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton intent={act} look={act === "delete" || act === "hide" ? "danger" : "primary"}>
          {button}
        </SubmitButton>
        <Link to={back} preventScrollReset className="link">
          Cancel
        </Link>
      </div>
    </Form>
  );
}
