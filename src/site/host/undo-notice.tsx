import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What was changed last, and the button that undoes it. */
export const UndoNotice = ({ children, intent = "undo" }: { children: ReactNode; intent?: string }) => (
  <div className="mb-4">
    <Notice tone="good">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{children}</p>
        <Form method="post" preventScrollReset>
          <SubmitButton intent={intent} look="quiet" size="small" busy="Undoing...">
            Undo
          </SubmitButton>
        </Form>
      </div>
    </Notice>
  </div>
);
