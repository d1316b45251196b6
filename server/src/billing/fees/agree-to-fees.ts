import type { feeEndpoints } from '@trattativa/contract/billing/fees/endpoints';
import type { DealFees } from '@trattativa/contract/billing/fees/fee';
import {
  accessNegotiation,
  listDealAccounts,
  mayKnow,
  type NegotiationRow,
} from '../../deals/negotiations.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { findSignedDeal } from '../commissions/commissions.repository.ts';
import { mayReadFees } from './fees.policy.ts';
import { insertAgreement } from './fees.repository.ts';
import { findFee, judgedFee, readFees } from './present-fee.ts';
import { keepSignedPage } from './signed-page.ts';

/** What agents take on a deal. Throws `NOT_FOUND`, also to an agent who is no side of it. */
export async function getDealFees(
  services: Services,
  { actor, input }: CallOf<typeof feeEndpoints.getDealFees>,
): Promise<DealFees> {
  return services.db
    .transaction()
    .execute(async (tx) => readFees(services, tx, await access(tx, actor, input.negotiationId), actor));
}

/** The player agrees. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the present figures, `TRANSITION_NOT_ALLOWED`. */
export function agreeToFees(
  services: Services,
  call: CallOf<typeof feeEndpoints.agreeToFees>,
): Promise<DealFees> {
  const agreedOn = dayOf(services.clock.now());
  return agree(services, call, { ability: 'agree', agreedOn, statement: null, pageId: null });
}

/**
 * The agent records the written agreement of somebody without an own account, with the page that they signed. Throws as
 * `agreeToFees`, and `INVALID_INPUT` for a page that is no file of the agent's, or no PDF and no picture.
 */
export function recordFeeAgreement(
  services: Services,
  call: CallOf<typeof feeEndpoints.recordFeeAgreement>,
): Promise<DealFees> {
  const { agreedOn, statement, pageFileId: pageId } = call.input;
  if (agreedOn > dayOf(services.clock.now())) throw fieldError('INVALID_INPUT', ['agreedOn'], 'inTheFuture');
  return agree(services, call, { ability: 'record', agreedOn, statement, pageId });
}

async function access(db: Queryable, actor: Actor, negotiationId: number) {
  const accessed = await accessNegotiation(db, actor, negotiationId);
  if (!mayReadFees(actor, accessed.side)) throw new AppError('NOT_FOUND');
  return accessed;
}

async function agree(
  services: Services,
  { actor, input }: { actor: Actor; input: { negotiationId: number; figures: string } },
  given: { ability: 'agree' | 'record'; agreedOn: string; statement: string | null; pageId: string | null },
): Promise<DealFees> {
  const { negotiationId, figures } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const accessed = await access(tx, actor, negotiationId);
    const present = await readFees(services, tx, accessed, actor);
    if (present.figures !== figures) throw new AppError('CHANGED_MEANWHILE', { current: present });
    if (!present.can[given.ability]) throw new AppError('TRANSITION_NOT_ALLOWED');
    const way = given.ability === 'agree' ? 'client' : 'recorded';
    const { agreedOn, statement, pageId } = given;
    const byId = actor.accountId;
    // An agreement keeps the figures in full, also those that its reader sees in part.
    const kept = assertFound(await findFee(services, tx, negotiationId)).figures;
    const agreement = { negotiationId, figures: kept, way, agreedOn, statement, pageId, byId, at } as const;
    if (await insertAgreement(tx, agreement)) {
      if (pageId !== null) await keepSignedPage(tx, { negotiationId, fileId: pageId, byId });
      await tellAgreed(tx, accessed.negotiation, { agentId: present.fees[0]?.agentId ?? 0, byId, at });
    }
    return readFees(services, tx, accessed, actor);
  });
}

async function tellAgreed(
  tx: Transaction,
  negotiation: NegotiationRow,
  { agentId, byId, at }: { agentId: number; byId: number; at: Date },
): Promise<void> {
  const { id: negotiationId, player, team_id: teamId } = negotiation;
  if (!player) return;
  await recordEvent(tx, {
    type: 'fees.agreed',
    data: { negotiationId, playerId: player.id, teamId, agentId },
    recipients: await listDealAccounts(tx, negotiationId, mayKnow(negotiation, dayOf(at))),
    actorId: byId,
    at,
  });
}

/** Throws `FEES_NOT_AGREED` until the player agreed to what the agent stated after the signature. */
export async function assertStatedFeeAgreed(
  services: Services,
  tx: Transaction,
  negotiationId: number,
): Promise<void> {
  const { statedCents } = (await findSignedDeal(tx, negotiationId)) ?? {};
  if (statedCents == null) return;
  const fee = await judgedFee(services, tx, negotiationId);
  if (fee && !fee.isAgreed) throw new AppError('FEES_NOT_AGREED');
}
