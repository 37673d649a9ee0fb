import { Form, href } from "react-router";
import { Button } from "../../../ui/button.tsx";

const FORM = "compare";

/** Leads to the places that are ticked on the list side by side; to the first ones if none is. */
export const CompareBar = ({ savedListId }: { savedListId: string }) => (
  <Form
    id={FORM}
    method="get"
    action={href("/saved-properties/:savedListId/compare", { savedListId })}
    className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2"
  >
    <Button type="submit" look="quiet">
      Compare places
    </Button>
    <p className="text-sm text-muted">Tick up to four to see them side by side.</p>
  </Form>
);

export const CompareTick = ({ listingId, title }: { listingId: string; title: string }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 px-1">
    <input type="checkbox" form={FORM} name="with" value={listingId} className="size-5 shrink-0 accent-sea" />
    <span>
      Compare<span className="sr-only">: {title}</span>
    </span>
  </label>
);
