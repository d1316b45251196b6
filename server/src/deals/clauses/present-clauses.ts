import type {
  ClauseWatch,
  DealClauses,
  PresentedClause,
  PresentedFigure,
} from '@trattativa/contract/deals/clauses/clauses';
import { type Clause, obligationKey, sidesOf } from '@trattativa/domain/deals/clauses/clauses';
import {
  confirmedTotals,
  type WatchedFigure,
  watchedFigures,
} from '@trattativa/domain/deals/clauses/figures';
import { centsOf, type Firing, reachedOf, totalsFor } from '@trattativa/domain/deals/clauses/firings';
import { type Forecast, forecastOf } from '@trattativa/domain/deals/clauses/forecast';
import { seasonOf } from '@trattativa/domain/people/season';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type AccessedDeal, accessClauses, type WatchedAgreement } from './access-clauses.ts';
import { mayAnswer, mayState } from './clauses.policy.ts';
import { type FigureRow, type FiringRow, listFigures, listFirings } from './clauses.repository.ts';
import { presentOption } from './present-option.ts';

/** The clauses of a deal as this caller may see them. */
export async function readClauses(
  db: Queryable,
  { negotiation, watches }: AccessedDeal,
  now: Date,
): Promise<DealClauses> {
  const today = dayOf(now);
  const presented: ClauseWatch[] = [];
  for (const watch of watches) {
    const figures = await listFigures(db, watch);
    const fired = await listFirings(db, watch);
    const option = await presentOption(db, { negotiation, watch, fired, today });
    presented.push({ ...presentWatch(watch, figures, fired, today), option });
  }
  return { negotiationId: negotiation.id, watches: presented };
}

/** The refusal of a caller who was too late, with the present state as they may see it. */
export async function clausesChanged(
  db: Queryable,
  actor: Actor,
  negotiationId: number,
  now: Date,
): Promise<AppError> {
  const deal = await accessClauses(db, actor, negotiationId, now);
  return new AppError('CHANGED_MEANWHILE', { current: await readClauses(db, deal, now) });
}

function presentWatch(
  watch: WatchedAgreement,
  stated: readonly FigureRow[],
  fired: readonly FiringRow[],
  today: string,
): Omit<ClauseWatch, 'option'> {
  const { kind, reader, clauses, payments, payer, payee } = watch;
  const totalsOf = (clause: Clause) => totalsFor(clause, stated);
  // A purchase that came about by its event is paid from that day on, where its price was agreed in parts.
  const obligation = fired.find(({ clause }) => clause === obligationKey);
  const dated = obligation ? [...payments, ...watch.partsFrom(dayOf(obligation.firedAt))] : payments;
  const forecast = forecastOf(clauses, dated, {
    totalsOf,
    countedUntil: (season, figure) => lastConfirmed(stated, season, figure)?.countedOn ?? null,
    registered: watch.registered,
    today,
  });
  const [payerSide] = sidesOf[kind];
  const isByPayer = ({ clause: key }: Pick<Firing, 'clause'>) =>
    clauses.some((clause) => clause.key === key && clause.payer === payerSide);
  return {
    agreement: kind,
    side: reader === 'reader' ? null : reader,
    payer: payer.name,
    payee,
    clauses: clauses.map((clause) =>
      presentClause(clause, {
        fired,
        forecast,
        reached: reachedOf(clause, totalsOf(clause)),
        isReversed: clause.payer !== payerSide,
      }),
    ),
    figures: watchedOf(watch, today).map(({ season, figure }) =>
      presentFigure(watch, stated, { season, figure, today }),
    ),
    forecast: {
      until: forecast.until,
      payments: forecast.payments.map((one) => {
        return { kind: one.kind, dueOn: one.dueOn, amount: one.cents / 100 };
      }),
      total: (centsOf(forecast.payments) + centsOf(forecast.firings.filter(isByPayer))) / 100,
      reversed: centsOf(forecast.firings.filter((one) => !isByPayer(one))) / 100,
    },
  };
}

function presentClause(
  { key, term, season, figure, count, repeats, cents, cap, lastDay }: Clause,
  {
    fired,
    forecast,
    reached,
    isReversed,
  }: {
    isReversed: boolean;
    fired: readonly FiringRow[];
    forecast: Forecast;
    reached: number;
  },
): PresentedClause {
  const own = fired.filter(({ clause }) => clause === key);
  return {
    key,
    term,
    season,
    figure,
    count,
    repeats,
    amount: cents / 100,
    cap: cap === null ? null : cap / 100,
    lastDay: lastDay ?? null,
    isReversed,
    reached,
    fired: {
      times: own.length,
      amount: centsOf(own) / 100,
      lastAt: own.at(-1)?.firedAt.toISOString() ?? null,
    },
    expected: centsOf(forecast.firings.filter(({ clause }) => clause === key)) / 100,
    isOpen: forecast.open.some((one) => one.key === key),
  };
}

function presentFigure(
  { kind, reader }: WatchedAgreement,
  stated: readonly FigureRow[],
  { season, figure, today }: { season: number; figure: WatchedFigure; today: string },
): PresentedFigure {
  const own = stated.filter((one) => one.season === season && one.figure === figure);
  const open = own.find(({ state }) => state === 'open') ?? null;
  const last = lastConfirmed(own, season, figure);
  return {
    season,
    figure,
    total: confirmedTotals(own).values().next().value ?? 0,
    countedOn: last?.countedOn ?? null,
    isImported: last?.source === 'imported',
    open: open && {
      id: open.id,
      total: open.total,
      countedOn: open.countedOn,
      isCorrection: open.isCorrection,
      statedBy: open.statedBy,
      isImported: open.source === 'imported',
      can: { answer: mayAnswer(reader, kind, open) },
    },
    can: { state: mayState(reader, { isBegun: season <= seasonOf(today), open }) },
  };
}

/** The latest confirmed statement of a figure. */
export function lastConfirmed(
  stated: readonly FigureRow[],
  season: number,
  figure: WatchedFigure,
): FigureRow | undefined {
  return stated.findLast(
    (one) => one.state === 'confirmed' && one.season === season && one.figure === figure,
  );
}

/** The figures of the seasons that have begun on which a clause depends, in the order of seasons. */
export function watchedOf(
  { clauses, firstSeason, lastSeason }: Pick<WatchedAgreement, 'clauses' | 'firstSeason' | 'lastSeason'>,
  today: string,
): { season: number; figure: WatchedFigure }[] {
  const last = Math.min(lastSeason ?? Number.POSITIVE_INFINITY, seasonOf(today));
  const seasons = Array.from(
    { length: Math.max(0, last - firstSeason + 1) },
    (_, index) => firstSeason + index,
  );
  return seasons.flatMap((season) =>
    watchedFigures
      .filter((figure) =>
        clauses.some((one) => one.figure === figure && (one.season === null || one.season === season)),
      )
      .map((figure) => ({ season, figure })),
  );
}
