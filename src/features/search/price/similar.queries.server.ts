import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import type { ListingType } from "../../listings/index.ts";
import { cellsOf } from "../index/cells.rules.ts";
import { listingsUnder } from "../index/search.statements.server.ts";
import { Statement } from "../index/statement.server.ts";
import type { SimilarPrices } from "./price.schema.ts";
import { boxAround, FEWEST_SIMILAR, KM_PER_DEGREE, REACHES_KM, sizesLike } from "./similar.rules.ts";

type Asked = {
  type: ListingType;
  capacity: number;
  lengthFeet?: number | undefined;
  latitude: number;
  longitude: number;
  /** Whose listings don't count. */
  hostId: string;
};

/** What active listings of the same kind and about the same size ask, from the nearest circle that has enough of them. */
export async function selectSimilarPrices(ctx: Ctx, asked: Asked): Promise<SimilarPrices | null> {
  const s = new Statement();
  const [latitude, longitude] = [s.param(asked.latitude, "float8"), s.param(asked.longitude, "float8")];
  const away = `abs(l.longitude - ${longitude})`;
  const km = `${KM_PER_DEGREE} * sqrt(pow(l.latitude - ${latitude}, 2) + pow(least(${away}, 360 - ${away}) * cos(radians(${latitude})), 2))`;
  const condition = `l.type = ${s.param(asked.type, "text")} and l.host_id <> ${s.param(asked.hostId, "uuid")} and ${sizeCondition(s, asked)}`;
  const within = (reach: number): string => {
    const cells = cellsOf(boxAround(asked, reach)) ?? [];
    return `(select array[${reach}, count(*)::int] || percentile_disc(array[0.1, 0.5, 0.9]) within group (order by l.price)
      from ${listingsUnder(s, cells, false, `${condition} and ${km} <= ${reach}`)} having count(*) >= ${FEWEST_SIMILAR})`;
  };
  // A wider circle is only read where the one before had too few: coalesce stops at its first value.
  const text = `select coalesce(${REACHES_KM.map(within).join(", ")}) as found`;
  const [row] = await queryPrepared<{ found: number[] | null }>(ctx.db, text, s.values);
  if (!row?.found) return null;
  const [reach = 0, count = 0, lowCents = 0, medianCents = 0, highCents = 0] = row.found;
  return { count, km: reach, lowCents, medianCents, highCents };
}

function sizeCondition(s: Statement, { type, capacity, lengthFeet }: Asked): string {
  const isByLength = type === "boat" && lengthFeet !== undefined;
  const { least, most } = sizesLike(isByLength ? lengthFeet : capacity);
  return `l.${isByLength ? "length_feet" : "capacity"} between ${s.param(least, "int")} and ${s.param(most, "int")}`;
}
