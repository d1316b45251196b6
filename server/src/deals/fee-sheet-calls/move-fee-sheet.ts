import type { feeSheetEndpoints } from '@trattativa/contract/deals/fee-sheet/endpoints';
import type { FeeSheetOfDeal } from '@trattativa/contract/deals/fee-sheet/fee-sheet';
import { isDual } from '@trattativa/domain/deals/fee-sheet';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { notAgreed } from '../fee-sheet/agree-to-sheet.ts';
import { findRole, insertRole, insertSheetAgreement } from '../fee-sheet/fee-sheet.repository.ts';
import { hasClubMandate, isSideAsked, presentSheet, readSheetState } from '../fee-sheet/read-sheet.ts';
import type { SheetReader } from '../fee-sheet/sheet-deal.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { mayKnow, type NegotiationRow } from '../negotiations/negotiation.ts';
import { lockNegotiation } from '../negotiations/negotiation-changes.repository.ts';
import { sheetReaderOf } from '../negotiations/sheet-reader.ts';
import { tellSheetMoved } from './tell-sheet-moved.ts';

/** The sheet of a deal. Throws `NOT_FOUND`, also to an agent who is no side of it. */
export async function getFeeSheet(
  services: Services,
  { actor, input }: CallOf<typeof feeSheetEndpoints.getFeeSheet>,
): Promise<FeeSheetOfDeal> {
  const { negotiation, reader } = await access(services, services.db, actor, input.negotiationId);
  return presentSheet(services, services.db, negotiation, reader);
}

/**
 * A side agrees to the sheet that it saw. Throws `NOT_FOUND`, `FEE_SHEET_NOT_AGREED` with the present sheet when it is another one, and
 * `TRANSITION_NOT_ALLOWED` once the deal is closed, or for somebody whose agreement is not asked.
 */
export async function agreeToFeeSheet(
  services: Services,
  { actor, input }: CallOf<typeof feeSheetEndpoints.agreeToFeeSheet>,
): Promise<FeeSheetOfDeal> {
  const { negotiationId } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await lockNegotiation(tx, negotiationId);
    const { negotiation, reader } = await access(services, tx, actor, negotiationId);
    const { side } = reader;
    if (side === null || !openStatuses.includes(negotiation.status))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    const state = await readSheetState(services, tx, negotiation);
    const dual = isDual(state.sheet) && input.dual === true;
    // Nobody agrees to an agent of both sides by the way.
    if (input.feeSheetHash !== state.hash || (isDual(state.sheet) && !dual))
      throw await notAgreed(services, tx, negotiation, reader);
    if (!isSideAsked(state, negotiation, side, dayOf(at))) throw new AppError('TRANSITION_NOT_ALLOWED');
    const agreement = { negotiationId, side, sheet: state.text, dual, byId: actor.accountId, at };
    if (await insertSheetAgreement(tx, agreement))
      await tellSheetMoved(tx, negotiation, moved('agreed', negotiation, actor, at));
    return presentSheet(services, tx, negotiation, reader);
  });
}

/**
 * The agent of a deal says for whom the agent acts, and thereby agrees to it. Throws `NOT_FOUND`, and `TRANSITION_NOT_ALLOWED` once the
 * deal is closed, or while the club's mandate says it.
 */
export async function declareRole(
  services: Services,
  { actor, input }: CallOf<typeof feeSheetEndpoints.declareRole>,
): Promise<FeeSheetOfDeal> {
  const { negotiationId, actsFor } = input;
  const at = services.clock.now();
  const byId = actor.accountId;
  return services.db.transaction().execute(async (tx) => {
    await lockNegotiation(tx, negotiationId);
    const { negotiation, reader } = await access(services, tx, actor, negotiationId);
    const { agent_id: agentId, status } = negotiation;
    if (!reader.isAgent || agentId === null || !openStatuses.includes(status))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    if (await hasClubMandate(services, tx, { agentId, team: negotiation.team }))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    // Said before: nothing changes.
    if ((await findRole(tx, negotiationId, agentId)) === actsFor)
      return presentSheet(services, tx, negotiation, reader);
    await insertRole(tx, { negotiationId, agentId, actsFor, byId, at });
    if (actsFor === 'both') {
      const { text: sheet } = await readSheetState(services, tx, negotiation);
      await insertSheetAgreement(tx, { negotiationId, side: 'proposer', sheet, dual: true, byId, at });
    }
    await tellSheetMoved(tx, negotiation, moved('declared', negotiation, actor, at));
    return presentSheet(services, tx, negotiation, reader);
  });
}

async function access(
  services: Services,
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<{ negotiation: NegotiationRow; reader: SheetReader }> {
  const { negotiation } = await accessNegotiation(db, actor, negotiationId);
  const reader = sheetReaderOf(actor, negotiation, dayOf(services.clock.now()));
  if (reader === null) throw new AppError('NOT_FOUND');
  return { negotiation, reader };
}

/** What the two sides and an adult person with a login hear. */
function moved(
  act: 'agreed' | 'declared',
  negotiation: NegotiationRow,
  { accountId: byId }: Actor,
  at: Date,
) {
  return { act, toPerson: mayKnow(negotiation, dayOf(at)), byId, at };
}
