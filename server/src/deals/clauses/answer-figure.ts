import type { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { allFirings, settle } from '@trattativa/domain/deals/clauses/firings';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { lockNegotiation } from '../negotiations/negotiation-changes.repository.ts';
import { type AccessedDeal, accessClauses, type WatchedAgreement } from './access-clauses.ts';
import { mayAnswer } from './clauses.policy.ts';
import {
  closeFigure,
  findDealOfFigure,
  insertFirings,
  listFigures,
  listFirings,
  takeBackFirings,
} from './clauses.repository.ts';
import { clausesChanged, readClauses } from './present-clauses.ts';
import { recordFigure, recordFirings } from './record-clause-events.ts';

/**
 * The other side confirms a figure, and what the confirmed figures reach fires in the same transaction, or disputes it. Throws
 * `NOT_FOUND` for whoever does not see the agreement, `FORBIDDEN` for a reader, `TRANSITION_NOT_ALLOWED` for the side that stated it, and
 * `CHANGED_MEANWHILE` when it is open no more.
 */
export async function answerFigure(
  services: Services,
  { actor, input, language }: CallOf<typeof clauseEndpoints.answerFigure>,
): Promise<OutputOf<typeof clauseEndpoints.answerFigure>> {
  const at = services.clock.now();
  const { figureId, answer } = input;
  const actorId = actor.accountId;
  return services.db.transaction().execute(async (tx) => {
    const negotiationId = await findDealOfFigure(tx, figureId);
    if (negotiationId === null) throw new AppError('NOT_FOUND');
    await lockNegotiation(tx, negotiationId);
    const deal = await accessClauses(tx, actor, negotiationId, at);
    const { watch, figure } = await findStated(tx, deal, figureId);
    const { reader } = watch;
    if (reader === 'reader') throw new AppError('FORBIDDEN');
    if (figure.state !== 'open') throw await clausesChanged(tx, actor, negotiationId, at);
    if (!mayAnswer(reader, watch.kind, figure)) throw new AppError('TRANSITION_NOT_ALLOWED');
    const isConfirmed = answer === 'confirm';
    const state = isConfirmed ? 'confirmed' : 'disputed';
    if (!(await closeFigure(tx, figureId, { state, actorId, at })))
      throw await clausesChanged(tx, actor, negotiationId, at);
    const about = { deal, watch, figureId, by: reader, actorId, at };
    await recordFigure(tx, isConfirmed ? 'clauses.figureConfirmed' : 'clauses.figureDisputed', about);
    if (isConfirmed) await settleClauses(tx, { deal, watch, actorId, at });
    return {
      message: translate(language, `closing:clauses.feedback.${state}`),
      clauses: await readClauses(tx, deal, at),
    };
  });
}

/** The agreement that a figure belongs to, among those that the caller sees. */
async function findStated(tx: Transaction, { watches }: AccessedDeal, figureId: number) {
  for (const watch of watches) {
    const figure = (await listFigures(tx, watch)).find(({ id }) => id === figureId);
    if (figure) return { watch, figure };
  }
  throw new AppError('NOT_FOUND');
}

/** Records what the confirmed figures pay now, and takes back what a correction has undone. The deal is locked. */
async function settleClauses(
  tx: Transaction,
  { deal, watch, actorId, at }: { deal: AccessedDeal; watch: WatchedAgreement; actorId: number; at: Date },
): Promise<void> {
  const due = allFirings(watch.clauses, await listFigures(tx, watch));
  const { fire, takeBack } = settle(await listFirings(tx, watch), due);
  const about = { deal, watch, actorId, at };
  if (takeBack.length > 0) {
    await takeBackFirings(
      tx,
      takeBack.map(({ id }) => id),
      at,
    );
    await recordFirings(tx, 'clauses.takenBack', { ...about, firings: takeBack });
  }
  if (fire.length > 0) {
    await insertFirings(tx, watch, fire, at);
    await recordFirings(tx, 'clauses.fired', { ...about, firings: fire });
  }
}
