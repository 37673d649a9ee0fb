import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { UNAVAILABLE } from "./press.rules.ts";

const SHOWN_MS = 5000;

/** Downloads a file and says so; without scripts it is a plain link. */
export function DownloadButton({ to, file, children }: { to: string; file: string; children: ReactNode }) {
  const [state, setState] = useState<"idle" | "downloading" | "failed">("idle");
  useEffect(() => {
    if (state !== "failed") return;
    const timer = setTimeout(() => setState("idle"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const download = async () => {
    setState("downloading");
    try {
      const response = await fetch(to);
      if (!response.ok) throw new Error(`Download failed: ${response.status} ${response.statusText}`);
      save(await response.blob(), file);
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <a
        href={to}
        download={file}
        aria-disabled={state === "downloading" || undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          if (state !== "downloading") void download();
        }}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md bg-sea px-5 py-2 font-semibold text-on-sea no-underline hover:bg-sea-hover"
      >
        {state === "downloading" ? "Downloading..." : children}
      </a>
      <p role="status" className="font-medium text-brick">
        {state === "failed" && UNAVAILABLE}
      </p>
    </div>
  );
}

function save(blob: Blob, file: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
