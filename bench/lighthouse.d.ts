/** What the benchmark of pages uses of it: the package itself is installed by `npm run bench`. */
declare module "lighthouse" {
  type Audit = { title: string; score: number | null; numericValue?: number };
  type Report = {
    runtimeError?: unknown;
    categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
    audits: Record<string, Audit>;
  };
  type Flags = { port: number; output: "json"; logLevel: "error"; onlyCategories: string[] };
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
