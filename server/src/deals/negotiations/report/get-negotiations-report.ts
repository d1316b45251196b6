import type { NegotiationsReport, ReportFigures } from '@trattativa/contract/deals/negotiations/report';
import type { negotiationReportEndpoints } from '@trattativa/contract/deals/negotiations/report-endpoints';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { describeLicence, findAgentOfAccount } from '../../../people/agents.ts';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import type { FileAnswer } from '../../../platform/http/send-file.ts';
import { pdfAnswer } from '../../../platform/pdf/pdf-answer.ts';
import type { Services } from '../../../platform/services.ts';
import { whoseOf } from '../list-negotiations.ts';
import {
  dimensions,
  type FiguresRow,
  readFigureRows,
  readReasons,
  readSteps,
} from './negotiations-report.repository.ts';
import { type ReportFacts, writeNegotiationsReport } from './write-negotiations-report.ts';

const nothing: ReportFigures = {
  total: 0,
  statuses: [0, 0, 0, 0, 0, 0],
  conversion: null,
  price: 0,
  signedPrice: 0,
};

/** The figures of the negotiations in which the caller is a side; for staff, of all. Money in euros. */
export async function getNegotiationsReport(
  services: Services,
  { actor, input }: CallOf<typeof negotiationReportEndpoints.getNegotiationsReport>,
): Promise<NegotiationsReport> {
  const whose = whoseOf(actor);
  const [rows, reasons, steps] = await Promise.all([
    readFigureRows(services.db, whose, input),
    readReasons(services.db, whose, input),
    readSteps(services.db, whose, input),
  ]);
  const of = (name: keyof typeof dimensions) =>
    rows
      .filter(({ dimension }) => dimension === dimensions[name])
      .map((row) => ({ key: row.key, ...figuresOf(row) }));
  const all = rows.find(({ dimension }) => dimension === dimensions.all);
  return {
    all: all ? figuresOf(all) : nothing,
    unconfirmed: all?.unconfirmed ?? 0,
    periods: of('periods'),
    levels: of('levels'),
    roles: of('roles'),
    countries: of('countries'),
    reasons,
    steps,
  };
}

function figuresOf(row: FiguresRow): ReportFigures {
  const statuses = row.statuses.map(Number);
  return {
    total: row.total,
    statuses,
    conversion: row.total === 0 ? null : Math.round(((statuses[5] ?? 0) * 100) / row.total),
    price: row.price_cents / 100,
    signedPrice: row.signed_cents / 100,
  };
}

/** The report as a PDF in the caller's language, generated for this answer and not stored. */
export async function printNegotiationsReport(
  services: Services,
  call: CallOf<typeof negotiationReportEndpoints.printNegotiationsReport>,
): Promise<FileAnswer> {
  const at = services.clock.now();
  const { language, input: filter } = call;
  const report = await getNegotiationsReport(services, call);
  const whose = await whoseReport(services, call.actor, language, dayOf(at));
  return pdfAnswer(`${translate(language, 'negotiations-report:fileName')}-${dayOf(at)}.pdf`, (path) =>
    writeNegotiationsReport(path, { report, filter, language, at, ...whose }),
  );
}

/** The agent and agency whose negotiations are counted, with the licence; null for all. */
async function whoseReport(
  { db }: Services,
  actor: Actor,
  language: Language,
  today: string,
): Promise<Pick<ReportFacts, 'whose' | 'licence'>> {
  const agent = isStaff(actor) ? null : await findAgentOfAccount(db, actor.accountId);
  if (!agent) return { whose: null, licence: null };
  return {
    whose: [`${agent.name} ${agent.surname}`, agent.society].filter(Boolean).join(', '),
    licence: describeLicence(language, agent.licence, today),
  };
}
