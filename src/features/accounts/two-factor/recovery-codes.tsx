import { Check, Copy, Download } from "../../../ui/icons/index.ts";
import { useState } from "react";
import { slugOf } from "../../../platform/words/slug.ts";
import { Button } from "../../../ui/button.tsx";

/** The codes, to copy or to download. They are shown only once. */
export function RecoveryCodes({ codes, siteName }: { codes: string[]; siteName: string }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join("\n")).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? "Copied." : "Your browser doesn't let us copy. Download the codes instead.");
  };
  const download = () => {
    saveText(`${slugOf(siteName, "site")}-recovery-codes.txt`, recoveryText(codes, siteName));
    setSaid("Downloaded.");
  };
  return (
    <div className="grid gap-3">
      <ul
        aria-label="Recovery codes"
        className="numbers grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 rounded-md bg-sand-deep p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 without-script:hidden">
        <Button look="quiet" onClick={() => void copy()}>
          {said === "Copied." ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          <span>
            Copy<span className="sr-only"> codes</span>
          </span>
        </Button>
        <Button look="quiet" onClick={download}>
          <Download aria-hidden className="size-4" />
          <span>
            Download<span className="sr-only"> codes</span>
          </span>
        </Button>
        <p role="status" className="text-sm font-medium text-moss">
          {said}
        </p>
      </div>
    </div>
  );
}

const recoveryText = (codes: string[], siteName: string): string =>
  [`Recovery codes for ${siteName}`, "Each one works once if you don't have your phone.", "", ...codes, ""].join("\n");

function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
