import { href } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { CATEGORIES, type CategoryId } from "../forum.rules.ts";
import { MARKDOWN_HINT_ALONE } from "./markdown-hint.ts";
import { TEXT_FIELD, TITLE_FIELD } from "./post-fields.ts";
import { useKeptText } from "./use-kept-text.ts";
import { usePosting } from "./use-posting.ts";

const FAILED = "Failed to create thread. Please try again.";
const OPTIONS = [{ value: "", label: "Choose a category" }, ...CATEGORIES.map(({ id, name }) => ({ value: id as string, label: name }))];

/** Starts a discussion. What is written stays in this tab until it is posted. */
export function NewThreadForm({ formKey, categoryId, result }: { formKey: string; categoryId: string; result: FormResult | undefined }) {
  const category = useKeptText("forum-new:category", result?.values?.categoryId ?? categoryId);
  const title = useKeptText("forum-new:title", result?.values?.title ?? "");
  const text = useKeptText("forum-new:text", result?.values?.text ?? "");
  const { key, refused, isSending, post } = usePosting({
    intent: "start",
    formKey,
    result,
    send: (idempotencyKey) => {
      const body = { key: idempotencyKey, categoryId: category.value as CategoryId, title: title.value, text: text.value };
      return ask(api.POST("/forum/threads", { body }), FAILED);
    },
    onPosted: () => [category, title, text].forEach((field) => field.change("")),
  });
  return (
    <form
      method="post"
      action={href("/forum/new")}
      className="card grid gap-5 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <FormMessage result={refused} />
      <input type="hidden" name="key" value={key} />
      <SelectField
        label="Category"
        name="categoryId"
        required
        options={OPTIONS}
        result={refused}
        value={category.value}
        onChange={({ target }) => category.change(target.value)}
      />
      <TextField {...TITLE_FIELD} result={refused} value={title.value} onChange={({ target }) => title.change(target.value)} />
      <TextArea
        {...TEXT_FIELD}
        label="Content"
        rows={10}
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
