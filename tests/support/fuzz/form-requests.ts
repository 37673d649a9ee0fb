import { badText, CANARY } from "./bad-values.ts";
import { headerText, type FuzzRequest } from "./api-requests.ts";
import type { Chance } from "./chance.ts";

/** A form as a page sends it: where to, and the names of its fields with what stands in them. */
export type PageForm = { path: string; fields: [name: string, value: string][] };

/** The forms of a page that send something. */
export function formsIn(html: string, pagePath: string): PageForm[] {
  return html
    .split("<form")
    .slice(1)
    .flatMap((part) => {
      const [form = ""] = part.split("</form>");
      const head = form.slice(0, form.indexOf(">"));
      if (!/method="post"/i.test(head)) return [];
      const action = /action="([^"]*)"/.exec(head)?.[1]?.replaceAll("&amp;", "&");
      const fields = [...form.matchAll(/<(?:input|select|textarea|button)\b[^>]{0,2000}/g)].flatMap(([tag]): [string, string][] => {
        const name = /\sname="([^"]*)"/.exec(tag)?.[1];
        return name ? [[name, /\svalue="([^"]*)"/.exec(tag)?.[1] ?? ""]] : [];
      });
      return [{ path: action || pagePath, fields }];
    });
}

/** The form, filled in badly, and sometimes not even sent as a form. */
export function formRequest(chance: Chance, { path, fields }: PageForm): FuzzRequest {
  const values = fields.map(([name, value]): [string, string] => [name, valueOf(chance, name, value)]);
  const given = chance.isOne(0.1)
    ? [...values, ...values, ["__proto__", "1"] as [string, string]]
    : values.filter(() => !chance.isOne(0.1));
  const [type, body] = chance.isOne(0.3)
    ? multipart(chance, given)
    : ["application/x-www-form-urlencoded", new URLSearchParams(given).toString()];
  const headers = { "content-type": type, ...(chance.isOne(0.05) ? { cookie: `wants-to-save=${headerText(chance)}` } : {}) };
  return { method: "POST", path, headers, body };
}

function valueOf(chance: Chance, name: string, value: string): string {
  if (name === "intent") return chance.isOne(0.05) ? badText(chance) : value;
  return chance.isOne(0.4) ? badText(chance) : chance.isOne(0.5) ? value : CANARY;
}

function multipart(chance: Chance, fields: [string, string][]): [type: string, body: string] {
  const boundary = "----fuzz";
  const parts = fields
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
  const whole = `${parts}--${boundary}--\r\n`;
  const type = chance.pick([`multipart/form-data; boundary=${boundary}`, "multipart/form-data", 'multipart/form-data; boundary="']);
  return [type, chance.isOne(0.5) ? whole : whole.slice(0, chance.below(whole.length + 1))];
}
