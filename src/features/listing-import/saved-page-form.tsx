import { FileUp } from "../../ui/icons/index.ts";
import { useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";
import { Button } from "../../ui/button.tsx";
import { DropHint, DropZone, FileButton } from "../../ui/forms/drop-zone.tsx";
import { TextArea } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { sendPage } from "./send-page.ts";

type Sent = { id: string; name: string } & (
  | { state: "sending" }
  | { state: "read" }
  | { state: "failed"; message: string; detail: string | undefined }
);

/** Saved pages to drop or choose, and a page's source to paste. All are read like a fetched page. */
export function SavedPageForm() {
  const [sent, setSent] = useState<Sent[]>([]);
  const source = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBusy = sent.some(({ state }) => state === "sending");

  const send = async (pages: { name: string; page: Blob }[]) => {
    if (pages.length === 0 || isBusy) return;
    const first = pages.map(({ name }): Sent => ({ id: crypto.randomUUID(), name, state: "sending" }));
    setSent(first);
    const read: string[] = [];
    for (const [at, { name, page }] of pages.entries()) {
      const answer = await sendPage(page, name);
      if (answer.ok) read.push(answer.value.importId);
      const { refusal } = answer.ok ? {} : answer;
      const outcome = refusal
        ? ({ state: "failed", message: refusal.message, detail: refusal.data?.detail } as const)
        : ({ state: "read" } as const);
      setSent((former) => former.map((each, index) => (index === at ? { ...each, ...outcome } : each)));
    }
    const [only] = read;
    if (pages.length === 1 && only) await navigate(`${href("/host/migration")}?import=${only}`);
    else await revalidate();
  };
  const take = (files: File[]) => void send(files.map((file) => ({ name: file.name, page: file })));

  return (
    <div className="grid gap-4">
      <DropZone onFiles={take}>
        <DropHint>Drop the saved page here, or</DropHint>
        <FileButton
          label="Choose saved pages"
          icon={<FileUp aria-hidden className="size-5" />}
          accept=".html,.htm,text/html"
          multiple
          onFiles={take}
        />
        <p className="text-sm text-muted">.html files of up to 10 MB each</p>
      </DropZone>
      <div role="status">
        <ul className="grid gap-3">
          {sent.map((each) => (
            <li key={each.id}>
              <SentPage {...each} />
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">Paste the page's source instead</summary>
        <div className="grid gap-3 pt-2">
          <TextArea
            ref={source}
            label="Page source"
            name="source"
            rows={6}
            className="font-mono text-sm"
            hint="In most browsers: right-click the page, View Page Source, select all, copy."
          />
          <div>
            <Button
              look="quiet"
              aria-disabled={isBusy}
              onClick={() => {
                const text = source.current?.value.trim() ?? "";
                if (text) void send([{ name: "Pasted source", page: new Blob([text], { type: "text/html" }) }]);
                else source.current?.focus();
              }}
            >
              Read the source
            </Button>
          </div>
        </div>
      </details>
      <HowToSave />
    </div>
  );
}

function SentPage(sent: Sent) {
  if (sent.state === "sending") return <p className="text-muted wrap-anywhere">Reading {sent.name}...</p>;
  if (sent.state === "read") return <p className="wrap-anywhere">{sent.name}: read.</p>;
  return (
    <Notice tone="bad">
      <p className="font-semibold wrap-anywhere">{sent.name}</p>
      <p>{sent.message}</p>
      {sent.detail && <p>{sent.detail}</p>}
    </Notice>
  );
}

const STEPS: [browser: string, step: string][] = [
  ["Chrome or Edge", "Open your listing, press Ctrl+S (⌘S on a Mac), choose “Webpage, HTML Only” and save."],
  ["Safari", "Open your listing, choose File, Save As, set Format to “Page Source” and save."],
  ["Firefox", "Open your listing, press Ctrl+S (⌘S on a Mac), choose “Web Page, HTML only” and save."],
];

const HowToSave = () => (
  <details>
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">How to save the page</summary>
    <p className="pt-2">Wait until you can see the photos, then:</p>
    <dl className="grid gap-3 pt-3">
      {STEPS.map(([browser, step]) => (
        <div key={browser}>
          <dt className="font-semibold">{browser}</dt>
          <dd>{step}</dd>
        </div>
      ))}
    </dl>
  </details>
);
