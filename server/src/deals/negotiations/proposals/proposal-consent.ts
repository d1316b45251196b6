import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import {
  type ConsentWay,
  consentAtStart,
  consentWayOfMandate,
  isGuardiansAnswer,
  type ProposalConsent,
} from '@trattativa/domain/deals/proposal-consent';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { holdPlayerMandate } from '../../../representation/mandates.ts';
import { moveNegotiation } from '../move-negotiation.ts';
import { mayKnow } from '../negotiation.ts';
import { listDealAccounts, listProposal } from '../negotiations.repository.ts';
import { saveConsent } from './consents.repository.ts';

/** What a proposal's consent depends on. */
interface Proposing {
  playerId: number | null;
  /** Null: not an agent proposes. */
  agentId: number | null;
  teamIds: readonly number[];
  confirmsRecord: boolean;
}

/**
 * How a proposal goes out, and on what its mandate rests; null where nobody has to confirm it: a club's own player, a member of coaching staff, what staff
 * propose. A mandate that counts stays in force until the transaction ends.
 */
export async function consentAtStartOf(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { playerId, agentId, teamIds, confirmsRecord }: Proposing,
): Promise<{ consent: ProposalConsent | null; way: ConsentWay | null }> {
  if (playerId === null || agentId === null) return { consent: null, way: null };
  const mandate = await holdPlayerMandate(tx, { agentId, playerId, teamIds }, dayOf(clock.now()));
  const consent = consentAtStart({ hasMandate: mandate !== null, confirmsRecord });
  return { consent, way: mandate && consentWayOfMandate(mandate.confirmed_way) };
}

interface ConsentGiver {
  /** Null: somebody without an account, or nobody. */
  actorId: number | null;
  at: Date;
  /** Person who answered by the link of a mail. */
  way?: ConsentWay | null;
}

/** Confirms a proposal that waits, and tells the sides of its open negotiations. False: it does not wait any more. */
export async function confirmProposal(
  tx: Transaction,
  proposalId: number,
  consent: 'mandate' | 'player',
  { actorId, at, way = null }: ConsentGiver,
): Promise<boolean> {
  if (!(await saveConsent(tx, proposalId, consent, { at, way }))) return false;
  for (const negotiation of await listProposal(tx, proposalId)) {
    const { id, player, team_id: teamId, agent_id: agentId, status } = negotiation;
    if (player === null || agentId === null || !openStatuses.includes(status)) continue;
    await recordEvent(tx, {
      type: 'proposal.confirmed',
      data: { negotiationId: id, proposalId, playerId: player.id, teamId, agentId, consent, consentWay: way },
      recipients: await listDealAccounts(tx, id, mayKnow(negotiation, dayOf(at))),
      actorId,
      at,
    });
  }
  return true;
}

/** The proposal is refused, and with it ends whatever is open of it. False: it does not wait any more. */
export async function refuseProposal(
  tx: Transaction,
  proposalId: number,
  { actorId, at, way = null }: ConsentGiver,
): Promise<boolean> {
  if (!(await saveConsent(tx, proposalId, 'refused', { at, way }))) return false;
  for (const negotiation of await listProposal(tx, proposalId)) {
    if (!openStatuses.includes(negotiation.status)) continue;
    await moveNegotiation(tx, negotiation, {
      actorId,
      at,
      event: 'negotiation.rejected',
      to: negotiationStatus.rejected,
      by: 'player',
      cause: isGuardiansAnswer(way) ? 'refusedByGuardian' : 'refusedByPlayer',
    });
  }
  return true;
}
