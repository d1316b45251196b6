import { maxEnquiriesPerDay } from '@trattativa/domain/deals/enquiry';
import type { accessPlayerRecordOwner } from '../../people/players.ts';
import { findContractClub } from '../../people/registrations.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import { begin } from './create-negotiation.ts';
import { insertEnquiry, type NewEnquiry } from './enquiries.repository.ts';
import type { NegotiationRow } from './negotiation.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { insertNegotiations, insertProposal } from './proposals/proposals.repository.ts';

/**
 * Opens a negotiation in which the club asks and who keeps the record answers. The caller has locked the club and the player. Throws
 * `NOT_CONTACTABLE` (nobody may be asked about the player, or the record is kept by the asking club, or by a club that no longer has
 * the player), `NEGOTIATION_OPEN` (the club has one about the player) and `TOO_MANY_ENQUIRIES`.
 */
export async function beginEnquiry(
  tx: Transaction,
  club: { level: number | null },
  { player, recordOwner }: Awaited<ReturnType<typeof accessPlayerRecordOwner>>,
  { accountId, ...asked }: Omit<NewEnquiry, 'negotiationId'> & { accountId: number },
): Promise<NegotiationRow> {
  const { teamId, at } = asked;
  if (!recordOwner || recordOwner.accountId === accountId || recordOwner.teamId === teamId) {
    throw new AppError('NOT_CONTACTABLE');
  }
  // A club answers for a player only while the ledger has him there; nobody else releases.
  if (recordOwner.teamId !== null) {
    const contract = await findContractClub(tx, player.id, dayOf(at));
    if (contract && contract.teamId !== recordOwner.teamId) throw new AppError('NOT_CONTACTABLE');
  }
  const proposed = { playerId: player.id, coachingStaffId: null };
  const proposalId = await insertProposal(tx, {
    ...proposed,
    proposerAccountId: recordOwner.accountId,
    agentId: recordOwner.agentId,
    proposerTeamId: recordOwner.teamId,
    level: club.level ?? player.current_level ?? 0,
    priceCents: 0,
    commissionCents: null,
    commissionPercent: null,
    commissionPay: null,
    commissionInstalments: null,
    asked: null,
    requestId: null,
    consentWay: null,
    consent: null,
    immediateAvailability: player.immediate_availability ?? false,
    comments: '',
    at,
  });
  const [made] = await insertNegotiations(tx, { id: proposalId, ...proposed, at }, [teamId], 'club');
  if (!made) throw new AppError('NEGOTIATION_OPEN');
  await withinCap(
    'cap_enquiries',
    insertEnquiry(tx, { negotiationId: made.id, ...asked }),
    () => new AppError('TOO_MANY_ENQUIRIES', { params: { max: maxEnquiriesPerDay } }),
  );
  const negotiation = assertFound(await findNegotiation(tx, made.id));
  await begin(tx, negotiation, { by: 'club', actorId: accountId, at });
  return negotiation;
}
