import { fileHref } from "../../platform/file-paths.ts";
import { Download } from "../../ui/icons/index.ts";
import { EarningsQuery, type Period, PERIODS, SHOWN_FIRST } from "../../features/bookings/index.ts";
import { listEarnings, monthlyPayouts, summariseEarnings } from "../../features/bookings/index.server.ts";
import { earningsError } from "../../features/earnings/index.server.ts";
import { EarningRow, PayoutChart } from "../../features/earnings/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { monthOfYear } from "../../platform/words/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { moreShown } from "../../platform/shown.ts";
import { Figures } from "../../ui/page/figures.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { TabLinks } from "../../ui/page/tab-links.tsx";
import type { Route } from "./+types/earnings.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Earnings", description: "What your listings earn.", hidden: true });

const CHART = { before: 11, after: 6 };
const LABELS: Record<Period, string> = { month: "This Month", year: "This Year", all: "All Time" };

export const loader = pageLoader(async (ctx, { url }) => {
  const given = EarningsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : EarningsQuery.parse({});
  const [page, summary, months] = await Promise.all([
    listEarnings(ctx, query),
    summariseEarnings(ctx, query.period),
    monthlyPayouts(ctx, query.period === "year" ? "year" : CHART),
  ]);
  return { period: query.period, page, summary, months };
}, earningsError("earnings_load_failed"));

export default function HostEarnings({ loaderData: { period, page, summary, months } }: Route.ComponentProps) {
  const dollars = (cents: number) => formatMoney(money(cents));
  const rows = summary.bookings + summary.cancelled;
  const more = moreShown(page.earnings.length, rows, SHOWN_FIRST);
  return (
    <>
      <PageHeading title="Earnings">What guests paid, minus the service fee. Paid out the day after check-in.</PageHeading>
      <TabLinks label="Period" tabs={PERIODS.map((each) => ({ to: `?period=${each}`, label: LABELS[each], isCurrent: each === period }))} />
      <div className="grid gap-6">
        <Section title={LABELS[period]} id="summary">
          <Figures
            figures={[
              {
                label: "Earnings",
                value: dollars(summary.payout),
                note: [countOf(summary.bookings, "booking"), summary.cancelled > 0 && countOf(summary.cancelled, "cancellation")]
                  .filter(Boolean)
                  .join(" and "),
              },
              { label: "Paid out", value: dollars(summary.paid) },
              { label: "Pending", value: dollars(summary.pending), note: "Paid the day after check-in" },
              { label: "Upcoming", value: dollars(summary.upcoming), note: "From check-in dates to come" },
            ]}
          />
          <p className="text-sm text-muted">
            Guests paid {dollars(summary.amount)}, including {dollars(summary.serviceFee)} in service fees.
          </p>
        </Section>
        <Section title={period === "year" ? "This year's payouts by month" : "Payouts by month"} id="chart">
          <PayoutChart months={months} />
        </Section>
        <section aria-labelledby="list" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="list" className="text-2xl">
              By booking
            </h2>
            {page.earnings.length > 0 && (
              <a href={`${fileHref("/host/earnings.csv")}?period=${period}`} className="link inline-flex min-h-11 items-center gap-2">
                <Download aria-hidden className="size-4" /> Export CSV
              </a>
            )}
          </div>
          {page.earnings.length === 0 ? (
            <p className="card p-8 text-muted">No earnings in this period.</p>
          ) : (
            <div id="earnings" className="grid gap-6">
              {[...Map.groupBy(page.earnings, ({ payoutDate }) => payoutDate.slice(0, 7))].map(([month, earnings]) => (
                <section key={month} aria-labelledby={month} className="grid gap-2">
                  <h3 id={month} className="font-sans text-base font-semibold tracking-normal text-muted">
                    {monthOfYear(`${month}-01`)}
                  </h3>
                  <ul className="card divide-y divide-line">
                    {earnings.map((earning) => (
                      <li key={earning.bookingId}>
                        <EarningRow earning={earning} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
          {rows > SHOWN_FIRST && (
            <ShowMore
              listId="earnings"
              shown={page.earnings.length}
              total={rows}
              to={more ? `?period=${period}&show=${more}` : null}
              rest="Export them to see the rest."
            />
          )}
        </section>
      </div>
    </>
  );
}
