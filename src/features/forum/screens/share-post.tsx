import { useState } from "react";
import { ForumIcon } from "./forum-icon.tsx";
import { ACTION } from "./post-action.ts";

/** The system's share sheet on touch devices; everywhere else the address is copied. */
export function SharePost({ title, address }: { title: string; address: string }) {
  const [said, setSaid] = useState("");
  const share = async () => {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      const done = await navigator.share({ title, url: address }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === "AbortError",
      );
      if (done) return;
    }
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? "Link copied to clipboard!" : `Copy this link: ${address}`);
  };
  return (
    <>
      <button type="button" className={`${ACTION} without-script:hidden`} onClick={() => void share()}>
        <ForumIcon name="share" /> Share
      </button>
      <span role="status" className="text-sm font-medium wrap-anywhere text-moss empty:hidden">
        {said}
      </span>
    </>
  );
}
