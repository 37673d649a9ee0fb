import { BellPlus } from "../../ui/icons/index.ts";
import { useEffect, useRef } from "react";
import { href, Link, useFetcher, useLocation } from "react-router";
import { signInPath } from "../accounts/index.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { opensDialog } from "../../ui/overlays/opens-dialog.ts";
import { LONGEST_NAME } from "./saved-search.rules.ts";

type Props = { /** What follows the question mark. */ address: string; suggestedName: string; isSignedIn: boolean };

const DIALOG = "save-search";

/** Saves the search by name; a visitor is led to sign in and comes back to the same results. */
export function SaveSearch({ address, suggestedName, isSignedIn }: Props) {
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const fetcher = useFetcher<FormResult>({ key: `save-search ${address}` });
  const isSaved = fetcher.data?.ok === true;
  useEffect(() => {
    if (isSaved) dialog.current?.close();
  }, [isSaved]);
  if (!isSignedIn)
    return (
      <LinkButton to={signInPath(pathname + search)} look="quiet" size="small">
        <SaveWords />
      </LinkButton>
    );
  return (
    <>
      {isSaved ? null : (
        <Button look="quiet" size="small" aria-haspopup="dialog" {...opensDialog(DIALOG, dialog)}>
          <SaveWords />
        </Button>
      )}
      <p role="status" className={isSaved ? "text-sm text-muted" : "sr-only"}>
        {isSaved && (
          <>
            Search saved. We'll email you when something new fits.{" "}
            <Link to={href("/saved-properties")} className="link">
              See saved searches
            </Link>
          </>
        )}
      </p>
      <Dialog id={DIALOG} title="Save this search" dialog={dialog}>
        <fetcher.Form method="post" action={href("/saved-properties")} className="grid gap-4">
          <input type="hidden" name="intent" value="save-search" />
          <input type="hidden" name="address" value={address} />
          <FormMessage result={fetcher.data} />
          <TextField
            label="Name"
            name="name"
            required
            maxLength={LONGEST_NAME}
            defaultValue={suggestedName.slice(0, LONGEST_NAME)}
            result={fetcher.data}
            hint="We'll email you when something new fits, at most once a day."
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{fetcher.state === "idle" ? "Save search" : "Processing..."}</Button>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </div>
        </fetcher.Form>
      </Dialog>
    </>
  );
}

/** Its words need room that a small screen hasn't got. */
const SaveWords = () => (
  <>
    <BellPlus aria-hidden className="size-4.5" />
    <span className="max-2xl:sr-only">Save search</span>
  </>
);
