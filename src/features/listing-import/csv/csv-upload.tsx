import { FileSpreadsheet } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { MOST_CSV_BYTES } from "./csv.rules.ts";

const FAILED = "The upload failed. Please try again.";
const TOO_BIG = "A file can have at most 5 MB. Please split it.";

/** Drop or choose a CSV file; then its columns are shown. */
export function CsvUpload() {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || busy) return;
    setProblem(file.size > MOST_CSV_BYTES ? TOO_BIG : null);
    if (file.size > MOST_CSV_BYTES) return;
    setBusy(file.name);
    const answer = await ask(
      api.POST("/host/import-files/upload/{fileName}", {
        params: { path: { fileName: file.name } },
        body: file as never,
        bodySerializer: (body: unknown) => body as File,
        headers: { "content-type": "text/csv" },
      }),
      FAILED,
    );
    setBusy(null);
    if (answer.ok) return navigate(`${href("/host/migration/csv")}?file=${answer.value.fileId}`);
    setProblem(answer.refusal.message);
    input.current?.focus();
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    void send(event.target.files?.[0]);
    event.target.value = "";
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <div className="grid gap-4">
      <div
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`grid justify-items-center gap-4 rounded-lg border-2 border-dashed px-6 py-10 text-center ${isOver ? "border-sea bg-sea-wash" : "border-line-strong"}`}
      >
        <FileSpreadsheet aria-hidden className="size-10 text-sea" />
        <p className="text-muted max-sm:hidden pointer-coarse:hidden">Drop your file here, or</p>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={take}
          aria-disabled={busy ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md bg-sea px-5 py-2 font-semibold text-on-sea transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sea hover:bg-sea-hover"
        >
          {busy ? "Processing..." : "Choose a CSV file"}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          Up to 5 MB and 2,000 rows. The first row should have the column names.
        </p>
      </div>
      <div aria-live="polite" id={`${id}-problem`}>
        {busy && <p className="text-muted wrap-anywhere">Reading {busy}...</p>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
    </div>
  );
}
