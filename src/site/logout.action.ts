import { redirect } from "react-router";
import { z } from "zod";
import { signOut } from "../features/accounts/index.server.ts";
import { acts, form } from "./edge.server.ts";

export const action = acts({
  "sign-out": form({
    input: z.object({}),
    run: async (ctx) => {
      await signOut(ctx);
      return redirect("/");
    },
  }),
});

export const loader = () => redirect("/");
