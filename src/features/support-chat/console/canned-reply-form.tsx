import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextArea, TextField } from "../../../ui/forms/field.tsx";
import { PLACEHOLDERS } from "../chat.rules.ts";

type Reply = { id: string; title: string; content: string };

export function CannedReplyForm({ reply, onSave, onCancel }: { reply: Reply; onSave(reply: Reply): void; onCancel(): void }) {
  const [{ title, content }, setValues] = useState(reply);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ id: reply.id, title, content });
      }}
    >
      <TextField
        label="Name"
        name="title"
        required
        maxLength={80}
        value={title}
        onChange={(event) => setValues({ ...reply, content, title: event.target.value })}
      />
      <TextArea
        label="Reply"
        name="content"
        required
        maxLength={4_000}
        value={content}
        hint={`Filled in when you use it: ${PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}`}
        onChange={(event) => setValues({ ...reply, title, content: event.target.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
