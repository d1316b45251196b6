import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import {
  assertEngagementAllowed,
  assertSignatureAllowed,
  registerSigning,
} from '../../people/registrations.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { acceptCost, assertCostAccepted } from '../costs/accepted-cost.ts';
import { intendedEngagement, intendedSignature } from '../documents/intended-signature.ts';
import { agreeBySigning, assertClubAgreed } from '../fee-sheet/agree-to-sheet.ts';
import { readAgreedContract } from '../ports/agreed-contract.repository.ts';
import { accessNegotiationToMove, changedMeanwhile, readNegotiation } from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import type { NegotiationRow } from './negotiation.ts';
import { lockProposal } from './negotiation-changes.repository.ts';
import { listProposal } from './negotiations.repository.ts';

/** A negotiation at the version that the caller saw, and the note for its timeline. */
type Signature = InputOf<typeof negotiationEndpoints.signNegotiation> &
  Pick<
    InputOf<typeof negotiationEndpoints.updateNegotiationStatus>,
    'reason' | 'acceptedCost' | 'feeSheetHash'
  >;

/**
 * The club signs and accepts the transaction cost; the status stays until the other side confirms. Throws like every move,
 * `PROPOSAL_NOT_CONFIRMED`, `FEE_SHEET_NOT_AGREED`, `CHANGED_MEANWHILE` also for another cost than it accepts, `COST_NOT_AGREED` (it waits for staff),
 * `INVALID_INPUT` (none is accepted), `SIGNATURE_NOT_ALLOWED` and `ALREADY_REGISTERED`.
 */
export function signNegotiation(services: Services, call: Call<Signature>) {
  return moveSignature(services, call, 'signed');
}

/** Either side withdraws the club's signature before it is confirmed. Throws like every move. */
export function takeBackNegotiationSignature(services: Services, call: Call<Signature>) {
  return moveSignature(services, call, 'takenBack');
}

async function moveSignature(
  services: Services,
  call: Call<Signature>,
  signature: 'signed' | 'takenBack',
): Promise<{ message: string; negotiation: Negotiation }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const signing = signature === 'signed';
  return services.db.transaction().execute(async (tx) => {
    // A sheet that is read here is not moved before the signature counts.
    await lockProposal(tx, input.negotiationId);
    const ability = signing ? 'sign' : 'takeBack';
    const { negotiation, side } = await accessNegotiationToMove(services, tx, actor, input, ability);
    const changed = () => changedMeanwhile(services, tx, actor, negotiation.id);
    const acceptedCostCents = signing
      ? await acceptCost(tx, negotiation, input.acceptedCost, changed)
      : undefined;
    const byId = actor.accountId;
    if (signing)
      await agreeBySigning(services, tx, negotiation, { side: 'club', byId, at, hash: input.feeSheetHash });
    if (signing) await assertAllowed(services, tx, negotiation, call.language);
    const moved = await moveNegotiation(tx, negotiation, {
      event: signing ? 'negotiation.signedByTeam' : 'negotiation.signatureTakenBack',
      to: negotiation.status,
      by: side,
      actorId: actor.accountId,
      at,
      signature,
      acceptedCostCents,
      note: input.reason,
    });
    if (!moved) throw await changed();
    return {
      message: translate(call.language, 'feedback:negotiationStatusUpdated'),
      negotiation: await readNegotiation(services, tx, actor, moved),
    };
  });
}

/**
 * The proposer confirms the club's signature: the negotiation becomes signed, and the other open negotiations
 * about the player, or of a coach's proposal, are closed as signed elsewhere in the same transaction. Throws like every move, `PROPOSAL_NOT_CONFIRMED`,
 * `COST_NOT_AGREED` (the club did not accept the present cost), `FEE_SHEET_NOT_AGREED`, `FEES_NOT_AGREED`, `SIGNATURE_NOT_ALLOWED` and `ALREADY_REGISTERED`.
 */
export async function confirmNegotiationSignature(
  services: Services,
  call: Call<Signature>,
): Promise<{ message: string; negotiation: Negotiation }> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await lockProposal(tx, input.negotiationId);
    const { negotiation, side } = await accessNegotiationToMove(services, tx, actor, input, 'confirm');
    await assertCostAccepted(tx, negotiation);
    const intended =
      negotiation.player && (await intendedSignature(services, tx, negotiation, negotiation.player.id));
    if (intended?.conditions.fee && !intended.conditions.fee.isAgreed) throw new AppError('FEES_NOT_AGREED');
    await assertClubAgreed(services, tx, negotiation);
    const agreeing = { side: 'proposer', byId: actor.accountId, at, hash: input.feeSheetHash } as const;
    await agreeBySigning(services, tx, negotiation, agreeing);
    if (!intended) await assertAllowed(services, tx, negotiation, call.language);
    const moved = await moveNegotiation(tx, negotiation, {
      event: 'negotiation.signed',
      to: negotiationStatus.signed,
      by: side,
      actorId: actor.accountId,
      at,
      note: input.reason,
    });
    if (!moved) throw await changedMeanwhile(services, tx, actor, negotiation.id);
    // After the signature: what each side may still do depends on it.
    const deal = { negotiationId: negotiation.id };
    const { player, staff_member: member } = negotiation;
    // Those of a player end with the registration, whoever proposed.
    if (!player) await closeOthersOfProposal(tx, negotiation, at);
    if (player || member) {
      await registerSigning(services, tx, {
        person: player ? { playerId: player.id } : { coachingStaffId: assertFound(member).id },
        teamId: negotiation.team.id,
        deal,
        agreed: intended?.agreed ?? (await readAgreedContract(tx, deal, at)),
        conditions: intended?.conditions ?? { documents: null, loan: null, fee: null, lifts: [] },
        actorId: actor.accountId,
        at,
        language: call.language,
      });
    }
    return {
      message: translate(call.language, 'feedback:negotiationStatusUpdated'),
      negotiation: await readNegotiation(services, tx, actor, moved),
    };
  });
}

/** Throws what the rules and the ledger refuse before a signature. */
async function assertAllowed(
  services: Services,
  tx: Transaction,
  negotiation: NegotiationRow,
  language: Language,
): Promise<void> {
  const { player, staff_member: member } = negotiation;
  if (player) {
    const intended = await intendedSignature(services, tx, negotiation, player.id);
    return assertSignatureAllowed(tx, intended, language);
  }
  if (member) {
    const intended = await intendedEngagement(services, tx, negotiation, member.id);
    return assertEngagementAllowed(tx, intended, language);
  }
}

/** The negotiations of the same proposal with other clubs, in id order. */
async function closeOthersOfProposal(tx: Transaction, signed: NegotiationRow, at: Date): Promise<void> {
  for (const other of await listProposal(tx, signed.proposal_id)) {
    if (other.id === signed.id || !openStatuses.includes(other.status)) continue;
    await moveNegotiation(tx, other, {
      event: 'negotiation.rejected',
      to: negotiationStatus.rejected,
      by: 'system',
      actorId: null,
      at,
      cause: 'signedElsewhere',
    });
  }
}
