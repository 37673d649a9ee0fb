import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { LONGEST_LIST_NAME } from "./saved-list.rules.ts";
import type { SavedList } from "./saved-list.schema.ts";
import { ListStayForm } from "./list-stay-form.tsx";

type Props = { list: SavedList; origin: string; today: string; result: FormResult | undefined; children?: ReactNode };

/** What can be done with one's own list: the stay that it is for, its link, its name, its end. */
export function ListPanel({ list, origin, today, result, children }: Props) {
  const renamed = resultFor(result, "rename-list");
  return (
    <div className="card mb-8 grid gap-4 p-5">
      <ListStayForm key={JSON.stringify(list.stay)} list={list} today={today} result={resultFor(result, "list-stay")} />
      {children}
      <details open={renamed !== undefined || result?.intent.includes("share") || undefined} className="border-t border-line pt-2">
        <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-medium">
          {list.sharedPath ? "Shared by a link. Change this list" : "Share, rename or delete this list"}
        </summary>
        <div className="grid gap-x-8 gap-y-6 pt-3 lg:grid-cols-2">
          <Sharing list={list} origin={origin} />
          <div className="grid content-start gap-3">
            <Form method="post" className="flex flex-wrap items-end gap-2">
              <input type="hidden" name="intent" value="rename-list" />
              <div className="min-w-0 grow">
                <TextField label="Name" name="name" required maxLength={LONGEST_LIST_NAME} defaultValue={list.name} result={renamed} />
              </div>
              <Button type="submit" look="quiet">
                Rename
              </Button>
            </Form>
            <FormMessage result={renamed} />
            <Form method="post">
              <Button type="submit" name="intent" value="delete-list" look="danger">
                Delete this list
              </Button>
              <p className="pt-1.5 text-sm text-muted">Places on this list stay saved.</p>
            </Form>
          </div>
        </div>
      </details>
    </div>
  );
}

/** The button stays where it is when the link comes or goes, and with it the focus. */
function Sharing({ list: { sharedPath }, origin }: { list: SavedList; origin: string }) {
  return (
    <Form method="post" className="grid gap-3">
      <h2 className="font-sans text-base font-semibold">Share this list</h2>
      {sharedPath && <CopyField label="Link" value={origin + sharedPath} />}
      <p role="status" className={sharedPath ? "text-sm text-muted" : "text-muted"}>
        {sharedPath
          ? "Whoever has the link sees the places and your dates. Your notes stay private."
          : "Create a link for the people you travel with. They see the places and your dates, not your notes."}
      </p>
      <Button type="submit" name="intent" value={sharedPath ? "unshare-list" : "share-list"} look="quiet" className="justify-self-start">
        {sharedPath ? "Stop sharing" : "Create a link"}
      </Button>
    </Form>
  );
}
