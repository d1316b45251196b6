import type { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { countedDays } from '@trattativa/domain/deals/clauses/clauses';
import { confirmedTotals, maxTotal, totalOf } from '@trattativa/domain/deals/clauses/figures';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { lockNegotiation } from '../negotiations/negotiation-changes.repository.ts';
import { accessClauses, type WatchedAgreement } from './access-clauses.ts';
import { mayState } from './clauses.policy.ts';
import { closeFigure, type FigureRow, insertFigure, listFigures } from './clauses.repository.ts';
import { clausesChanged, lastConfirmed, readClauses, watchedOf } from './present-clauses.ts';
import { recordFigure } from './record-clause-events.ts';

type StateFigure = InputOf<typeof clauseEndpoints.stateFigure>;

/**
 * A side states a season's total so far; its own open statement is replaced. Throws `NOT_FOUND` for whoever does not see the
 * agreement, `FORBIDDEN` for a reader, `INVALID_INPUT` beside a figure that no clause depends on, a total or a day that cannot be, and
 * `CHANGED_MEANWHILE` while a statement of the other side waits for an answer.
 */
export async function stateFigure(
  services: Services,
  { actor, input, language }: CallOf<typeof clauseEndpoints.stateFigure>,
): Promise<OutputOf<typeof clauseEndpoints.stateFigure>> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { negotiationId, agreement, season, figure, total, countedOn, isCorrection } = input;
  return services.db.transaction().execute(async (tx) => {
    await lockNegotiation(tx, negotiationId);
    const deal = await accessClauses(tx, actor, negotiationId, at);
    const watch = deal.watches.find(({ kind }) => kind === agreement);
    if (!watch) throw new AppError('NOT_FOUND');
    const { reader } = watch;
    if (reader === 'reader') throw new AppError('FORBIDDEN');
    const watched = watchedOf(watch, today).filter((one) => one.season === season);
    if (watched.length === 0) throw fieldError('INVALID_INPUT', ['season'], 'notInList');
    if (!watched.some((one) => one.figure === figure))
      throw fieldError('INVALID_INPUT', ['figure'], 'notInList');
    const stated = await listFigures(tx, watch);
    const open = stated.find((one) => one.state === 'open' && one.season === season && one.figure === figure);
    if (!mayState(reader, { isBegun: true, open: open ?? null }))
      throw await clausesChanged(tx, actor, negotiationId, at);
    assertPossible(input, { watch, stated, today });
    if (open) await closeFigure(tx, open.id, { state: 'replaced', actorId: actor.accountId, at });
    const said = { season, figure, total, countedOn, isCorrection, source: 'stated' as const };
    const by = { by: reader, actorId: actor.accountId, at };
    const figureId = await insertFigure(tx, watch, { ...said, ...by });
    await recordFigure(tx, 'clauses.figureStated', { deal, watch, figureId, ...by });
    return {
      message: translate(language, 'closing:clauses.feedback.stated'),
      clauses: await readClauses(tx, await accessClauses(tx, actor, negotiationId, at), at),
    };
  });
}

/** A total that grows, or a correction that makes it smaller, on a day of the season that is not to come. */
function assertPossible(
  { season, figure, total, countedOn, isCorrection }: StateFigure,
  { watch, stated, today }: { watch: WatchedAgreement; stated: readonly FigureRow[]; today: string },
): void {
  const confirmed = totalOf(confirmedTotals(stated), season, figure);
  const [min, max] = isCorrection ? [0, confirmed - 1] : [Math.max(1, confirmed), maxTotal(figure)];
  if (isCorrection && confirmed === 0) throw fieldError('INVALID_INPUT', ['isCorrection'], 'invalid');
  if (total < min) throw fieldError('INVALID_INPUT', ['total'], 'tooSmall', { min, max });
  if (total > max) throw fieldError('INVALID_INPUT', ['total'], 'tooBig', { min, max });
  const days = countedDays(season, watch.registered);
  const last = isCorrection ? undefined : lastConfirmed(stated, season, figure);
  const earliest = last && last.countedOn > days.from ? last.countedOn : days.from;
  const latest = days.to < today ? days.to : today;
  const params = { min: earliest, max: latest };
  if (countedOn < earliest) throw fieldError('INVALID_INPUT', ['countedOn'], 'tooSmall', params);
  if (countedOn > latest) throw fieldError('INVALID_INPUT', ['countedOn'], 'tooBig', params);
}
