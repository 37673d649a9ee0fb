import { Link } from "react-router";
import { shortDate } from "../../../platform/words/day-words.ts";
import { PlainText } from "../../../ui/plain-text.tsx";
import { Section } from "../../../ui/page/page-heading.tsx";
import type { DeskFigures, DeskReport } from "../chat.schema.ts";

type Props = { report: DeskReport; chatAddress(chatId: string): string };

/** How the desk did by week and by agent, and what people said with their stars. */
export const DeskReportTables = ({ report: { weeks, agents, said }, chatAddress }: Props) => (
  <>
    <Section title="By week" id="weeks">
      <p className="text-muted">Chats count in the week in which they began.</p>
      <FigureTable label="By week" first="Week of" rows={weeks.map(({ from, ...figures }) => ({ name: shortDate(from), figures }))} />
    </Section>
    <Section title="By agent, last 30 days" id="agents">
      <p className="text-muted">A chat counts for the agent who had it last.</p>
      <FigureTable label="By agent" first="Agent" rows={agents.map(({ name, ...figures }) => ({ name, figures }))} />
    </Section>
    <Section title="What people said" id="said">
      {said.length === 0 && <p className="text-muted">No one has added words to a rating in the last 30 days.</p>}
      <ul className="grid gap-4">
        {said.map(({ id, subject, stars, text, at }) => (
          <li key={id} className="grid gap-1">
            <p className="font-semibold">
              {stars} of 5 <span className="font-normal text-muted">· {shortDate(at)}</span>
            </p>
            <PlainText>{text}</PlainText>
            <Link to={chatAddress(id)} className="link text-sm wrap-anywhere">
              {subject}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  </>
);

const HEADS = ["Chats", "Answered", "First answer", "Until closed", "Rating"];

type TableProps = { label: string; first: string; rows: { name: string; figures: DeskFigures }[] };

function FigureTable({ label, first, rows }: TableProps) {
  if (rows.length === 0) return <p className="text-muted">No chats yet.</p>;
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {[first, ...HEADS].map((head) => (
              <th key={head} scope="col" className="py-2 pr-6 font-semibold whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numbers">
          {rows.map(({ name, figures }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-6 font-semibold whitespace-nowrap">
                {name}
              </th>
              <td className="py-2 pr-6">{figures.chats}</td>
              <td className="py-2 pr-6">{figures.answered}</td>
              <td className="py-2 pr-6 whitespace-nowrap">{lengthOf(figures.firstAnswer)}</td>
              <td className="py-2 pr-6 whitespace-nowrap">{lengthOf(figures.resolution)}</td>
              <td className="py-2 whitespace-nowrap">
                {figures.rating === null ? "–" : `${figures.rating.toFixed(1)} `}
                {figures.ratings > 0 && <span className="text-muted">({figures.ratings})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "45 s", "12 min", "3 h 5 min", "2 days" */
function lengthOf(seconds: number | null): string {
  if (seconds === null) return "–";
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ""}`;
  return `${Math.round(minutes / 1_440)} days`;
}
