import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, href } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { Button } from "../../../ui/button.tsx";
import type { ListingType } from "../listing.rules.ts";
import { BULK_FORM, MOST_BULK_LISTINGS } from "./bulk-edit.rules.ts";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name=id][form=${BULK_FORM}]`)];

/** Ticks all rows or none, and leads to the bulk edit of the ticked ones. */
export function BulkBar({ type, shown }: { type: ListingType; shown: number }) {
  const [count, setCount] = useState(0);
  const all = useRef<HTMLInputElement>(null);
  const onTick = useEffectEvent(() => {
    const ticked = boxes().filter((box) => box.checked).length;
    setCount(ticked);
    if (!all.current) return;
    all.current.checked = ticked > 0 && ticked === shown;
    all.current.indeterminate = ticked > 0 && ticked < shown;
  });
  useEffect(() => {
    onTick();
    document.addEventListener("change", onTick);
    return () => document.removeEventListener("change", onTick);
  }, []);
  return (
    <Form
      id={BULK_FORM}
      method="get"
      action={href("/host/manage/bulk-edit")}
      className="flex min-h-14 flex-wrap items-center gap-4 px-4 py-1.5"
    >
      <input type="hidden" name="type" value={type} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium without-script:hidden">
        <input
          ref={all}
          type="checkbox"
          onChange={({ target }) => {
            for (const box of boxes().slice(0, MOST_BULK_LISTINGS)) box.checked = target.checked;
          }}
        />
        Select all
      </label>
      <p role="status" className="numbers text-muted">
        {count > 0 && `${countOf(count, "listing")} selected`}
      </p>
      <Button type="submit" look="quiet" size="small" className="ml-auto">
        Edit selected
      </Button>
    </Form>
  );
}
