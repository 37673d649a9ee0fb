import { FileSpreadsheet, FileUp } from "../../../ui/icons/index.ts";
import { useId, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { DropHint, DropZone, FileButton } from "../../../ui/forms/drop-zone.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MOST_CSV_BYTES, MOST_CSV_ROWS } from "./csv.rules.ts";
import { formatCount } from "../../../platform/words/counts.ts";

const FAILED = "The upload failed. Please try again.";
const TOO_BIG = "A file can have at most 5 MB. Please split it.";

/** Drop or choose a CSV file; then its columns are shown. */
export function CsvUpload() {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || busy) return;
    setProblem(file.size > MOST_CSV_BYTES ? TOO_BIG : null);
    if (file.size > MOST_CSV_BYTES) return;
    setBusy(file.name);
    const answer = await ask(
      api.POST("/host/import-files", {
        params: { query: { name: file.name } },
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
  const take = ([file]: File[]) => void send(file);

  return (
    <div className="grid gap-4">
      <DropZone onFiles={take} className="gap-4 px-6 py-10">
        <FileSpreadsheet aria-hidden className="size-10 text-sea" />
        <DropHint>Drop your file here, or</DropHint>
        <FileButton
          ref={input}
          label={busy ? "Processing..." : "Choose a CSV file"}
          icon={<FileUp aria-hidden className="size-5" />}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={take}
          aria-disabled={busy ? true : undefined}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ""}`}
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          Up to 5 MB and {formatCount(MOST_CSV_ROWS)} rows. The first row should have the column names.
        </p>
      </DropZone>
      <div aria-live="polite" id={`${id}-problem`}>
        {busy && <p className="text-muted wrap-anywhere">Reading {busy}...</p>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
    </div>
  );
}
