import { exportAccountData } from "../features/accounts/index.server.ts";
import { loads } from "./edge.server.ts";

export const loader = loads(async (ctx) => {
  const body = JSON.stringify(await exportAccountData(ctx), null, 2);
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store",
    },
  });
});
