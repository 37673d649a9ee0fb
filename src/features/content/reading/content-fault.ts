/** Something is wrong with a written file; each line names the file, the line and what it is. */
export class ContentFault extends Error {
  override name = "ContentFault";
}

/** What is wrong at a line of one file. */
export type Fault = { line: number; message: string };
