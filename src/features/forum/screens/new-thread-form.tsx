import { useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { useDraft } from "../../../ui/conversation/use-draft.ts";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { renewedKey } from "../../../ui/form-key.tsx";
import type { FormResult } from "../../../ui/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { signInPath } from "../../accounts/index.ts";
import { CATEGORIES, type CategoryId, LONGEST_POST, LONGEST_TITLE, postPath } from "../forum.rules.ts";
import { MARKDOWN_HINT_ALONE } from "./markdown-hint.ts";

const FAILED = "Failed to create thread. Please try again.";
const OPTIONS = [{ value: "", label: "Choose a category" }, ...CATEGORIES.map(({ id, name }) => ({ value: id as string, label: name }))];

/** Starts a discussion. What is written stays in this tab until it is posted. */
export function NewThreadForm({ formKey, categoryId, result }: { formKey: string; categoryId: string; result: FormResult | undefined }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [refused, setRefused] = useState(result);
  const [isSending, setIsSending] = useState(false);
  const category = useField("category", result?.values?.categoryId ?? categoryId);
  const title = useField("title", result?.values?.title ?? "");
  const text = useField("text", result?.values?.text ?? "");
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    const body = { key: renewedKey(formKey, refused), categoryId: category.value as CategoryId, title: title.value, text: text.value };
    const answer = await ask(api.POST("/forum/threads", { body }), FAILED);
    setIsSending(false);
    if (answer.ok) {
      for (const field of [category, title, text]) field.change("");
      return void navigate(postPath(answer.value.postId));
    }
    if (answer.refusal.code === "sign_in_required") return void navigate(signInPath(pathname + search));
    setRefused({ intent: "start", ok: false, ...answer.refusal, formKey: crypto.randomUUID() });
  };
  return (
    <form
      method="post"
      action={href("/forum/new")}
      className="card grid gap-5 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormMessage result={refused} />
      <input type="hidden" name="key" value={renewedKey(formKey, refused)} />
      <SelectField
        label="Category"
        name="categoryId"
        required
        options={OPTIONS}
        result={refused}
        value={category.value}
        onChange={({ target }) => category.change(target.value)}
      />
      <TextField
        label="Title"
        name="title"
        required
        maxLength={LONGEST_TITLE}
        result={refused}
        value={title.value}
        onChange={({ target }) => title.change(target.value)}
      />
      <TextArea
        label="Content"
        name="text"
        required
        rows={10}
        dir="auto"
        maxLength={LONGEST_POST}
        hint={MARKDOWN_HINT_ALONE}
        result={refused}
        value={text.value}
        onChange={({ target }) => text.change(target.value)}
      />
      <Button type="submit" className="justify-self-start" aria-disabled={isSending || undefined}>
        {isSending ? "Posting..." : "Start discussion"}
      </Button>
    </form>
  );
}

/** What is typed, over what the page began with. */
function useField(name: string, first: string) {
  const [draft, setDraft] = useDraft(`forum-new:${name}`);
  const [typed, setTyped] = useState(first);
  const change = (text: string) => {
    setTyped("");
    setDraft(text);
  };
  return { value: draft || typed, change };
}
