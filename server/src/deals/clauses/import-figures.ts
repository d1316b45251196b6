import { countedDays } from '@trattativa/domain/deals/clauses/clauses';
import {
  countedWithin,
  highestOf,
  type ImportedFigure,
  isNews,
  sideSpokenFor,
} from '@trattativa/domain/deals/clauses/imported-figures';
import { type CareerEntryRow, listCareerEntries } from '../../people/player-career.ts';
import { hasRegistered } from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockNegotiation } from '../negotiations/negotiation-changes.repository.ts';
import { readWatch, type WatchedAgreement } from './access-clauses.ts';
import { closeFigure, insertFigure, listFigures, listSignedDealsOf } from './clauses.repository.ts';
import { watchedOf } from './present-clauses.ts';
import { recordFigure } from './record-clause-events.ts';

/**
 * Brings the figures that an import wrote into a player's career before the sides of the deals that they concern: as a statement of the
 * side that is paid, which the side that owes confirms or disputes.
 */
export async function importFigures(tx: Transaction, playerId: number, at: Date): Promise<void> {
  const entries = (await listCareerEntries(tx, playerId)).filter(isImported);
  if (entries.length === 0) return;
  for (const { id: negotiationId, team_id: teamId } of await listSignedDealsOf(tx, playerId)) {
    const figures = highestOf(entries.filter((entry) => entry.team_id === teamId).flatMap(figuresOf));
    if (figures.length === 0) continue;
    await lockNegotiation(tx, negotiationId);
    for (const kind of ['offer', 'transfer'] as const) {
      const read = await readWatch(tx, { negotiationId, kind }, at);
      if (!read) continue;
      const { deal, watch } = read;
      // A contract that never began, such as one that staff corrected, has no figures.
      if (watch.signed === null && (await hasRegistered(tx, negotiationId))) continue;
      for (const figure of figures) await stateImported(tx, { deal, watch, figure, at });
    }
  }
}

async function stateImported(
  tx: Transaction,
  {
    deal,
    watch,
    figure,
    at,
  }: Pick<Parameters<typeof recordFigure>[2], 'deal' | 'at'> & {
    watch: WatchedAgreement;
    figure: ImportedFigure;
  },
): Promise<void> {
  const isWatched = watchedOf(watch, dayOf(at)).some(
    (one) => one.season === figure.season && one.figure === figure.figure,
  );
  const by = sideSpokenFor(watch.kind, watch.clauses, figure);
  if (!isWatched || by === null) return;
  const days = countedDays(figure.season, watch.registered);
  const counted = countedWithin(figure, watch.clauses, days);
  const stated = await listFigures(tx, watch);
  if (!counted || !isNews(counted, stated, days)) return;
  const open = stated.find(
    (one) => one.state === 'open' && one.season === figure.season && one.figure === figure.figure,
  );
  if (open) await closeFigure(tx, open.id, { state: 'replaced', actorId: null, at });
  const said = { ...counted, isCorrection: false, source: 'imported', by, actorId: null, at } as const;
  const figureId = await insertFigure(tx, watch, said);
  await recordFigure(tx, 'clauses.figureStated', { deal, watch, figureId, by, actorId: null, at });
}

/** Figures of a table, or of a page of a football-data site; what somebody typed is a side's own word. */
function isImported({ figures_source: source }: CareerEntryRow): boolean {
  return source === 'imported' || source === 'footballData';
}

/** An entry over several seasons says nothing of one of them. */
function figuresOf(entry: CareerEntryRow): ImportedFigure[] {
  const { start_year: season, end_year: endYear, figures_at: broughtAt } = entry;
  if (broughtAt === null || (endYear !== null && endYear > season + 1)) return [];
  const totals = {
    appearances: entry.appearances,
    goals: entry.goals,
    assists: entry.assists,
    cleanSheets: entry.clean_sheets,
  };
  return (Object.keys(totals) as (keyof typeof totals)[]).flatMap((figure) => {
    const total = totals[figure];
    return total === null ? [] : [{ season, figure, total, countedOn: dayOf(broughtAt) }];
  });
}
