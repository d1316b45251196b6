import type { NegotiationsReport, ReportFigures } from '@trattativa/contract/deals/negotiations/report';
import type { negotiationReportEndpoints } from '@trattativa/contract/deals/negotiations/report-endpoints';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { whoseOf } from './list-negotiations.ts';
import {
  dimensions,
  type FiguresRow,
  readFigureRows,
  readReasons,
  readSteps,
} from './negotiations-report.repository.ts';

const nothing: ReportFigures = {
  total: 0,
  statuses: [0, 0, 0, 0, 0, 0],
  conversion: null,
  price: 0,
  signedPrice: 0,
};

/** The figures of the negotiations in which the caller stands on a side; for staff, of all. Money in euros. */
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
