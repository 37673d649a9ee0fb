import { href, redirect } from "react-router";
import { z } from "zod";
import { ownPath } from "../../../features/accounts/index.ts";
import { FORMATS } from "../../../platform/words/formats.ts";
import { formHandler, pageAction } from "../../server/edge.server.ts";
import { choiceCookie } from "./theme.ts";

export const action = pageAction({
  formats: formHandler({
    input: z.object({ formats: z.enum(FORMATS), from: z.string().max(2000).default("/") }),
    run: async ({ config }, { formats, from }) =>
      redirect(ownPath(from) ?? href("/"), {
        headers: { "set-cookie": choiceCookie("formats", formats, config.appOrigin.startsWith("https:")) },
      }),
  }),
});

export const loader = () => redirect(href("/"));
