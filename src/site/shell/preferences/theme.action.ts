import { href, redirect } from "react-router";
import { z } from "zod";
import { ownPath } from "../../../features/accounts/index.ts";
import { pageAction, formHandler } from "../../server/edge.server.ts";
import { THEMES, themeCookie } from "./theme.ts";

export const action = pageAction({
  theme: formHandler({
    input: z.object({ theme: z.enum(THEMES), from: z.string().max(2000).default("/") }),
    run: async ({ config }, { theme, from }) =>
      redirect(ownPath(from) ?? href("/"), { headers: { "set-cookie": themeCookie(theme, config.appOrigin.startsWith("https:")) } }),
  }),
});

export const loader = () => redirect(href("/"));
