import { Download } from "lucide-react";
import { href } from "react-router";
import { EarningsQuery, type Period, PERIODS } from "../../features/bookings/index.ts";
import { listEarnings, monthlyPayouts, summariseEarnings } from "../../features/bookings/index.server.ts";
import { earningsError } from "../../features/earnings/index.server.ts";
import { EarningRow, PayoutChart } from "../../features/earnings/parts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Figures } from "../../ui/figures.tsx";
import { PageHeading, Section } from "../../ui/page-heading.tsx";
import { TabLinks } from "../../ui/tab-links.tsx";
import type { Route } from "./+types/earnings.page";
import { pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Earnings", description: "What your listings earn.", hidden: true });

const CHART_MONTHS = 12;
const LABELS: Record<Period, string> = { month: "This Month", year: "This Year", all: "All Time" };

export const loader = pageLoader(async (ctx, { url }) => {
  const given = EarningsQuery.safeParse(Object.fromEntries(url.searchParams));
  const query = given.success ? given.data : EarningsQuery.parse({});
  const [page, summary, months] = await Promise.all([
    listEarnings(ctx, query),
    summariseEarnings(ctx, query.period),
    monthlyPayouts(ctx, CHART_MONTHS),
  ]);
  return { period: query.period, page, summary, months };
}, earningsError("earnings_load_failed"));

export default function HostEarnings({ loaderData: { period, page, summary, months } }: Route.ComponentProps) {
  const dollars = (cents: number) => formatMoney(money(cents));
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
                note: summary.bookings === 1 ? "1 booking" : `${summary.bookings} bookings`,
              },
              { label: "Paid out", value: dollars(summary.paid) },
              { label: "Pending", value: dollars(summary.pending) },
              { label: "Service fees", value: dollars(summary.serviceFee), note: `of ${dollars(summary.amount)} paid by guests` },
            ]}
          />
        </Section>
        <Section title="Payouts by month" id="chart">
          <PayoutChart months={months} />
        </Section>
        <section aria-labelledby="list" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="list" className="text-2xl">
              By booking
            </h2>
            {page.earnings.length > 0 && (
              <a href={`${href("/host/earnings.csv")}?period=${period}`} className="link inline-flex min-h-11 items-center gap-2">
                <Download aria-hidden className="size-4" /> Export CSV
              </a>
            )}
          </div>
          {page.earnings.length === 0 ? (
            <p className="card p-8 text-muted">No earnings in this period.</p>
          ) : (
            <ul className="grid gap-3">
              {page.earnings.map((earning) => (
                <li key={earning.bookingId}>
                  <EarningRow earning={earning} />
                </li>
              ))}
            </ul>
          )}
          {page.next && (
            <p>
              <LinkButton to={`?period=${period}&after=${page.next}`} look="quiet">
                Show more
              </LinkButton>
            </p>
          )}
        </section>
      </div>
    </>
  );
}
