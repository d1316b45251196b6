import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import {
  type DocumentKind,
  type NeededDocument,
  neededDocuments,
  neededDocumentsOfCoach,
  ownerOfDocument,
} from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { needsPermit } from '@trattativa/domain/people/acts/gather-facts';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type FileRights, writers } from '../../files/attachment-kinds.ts';
import { isAdult } from '../../people/players.ts';
import { readOrigin } from '../../people/registrations.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { NegotiationRow, ProposedPlayer, ProposedStaffMember } from '../negotiations/negotiation.ts';
import { readAgreedContract } from '../ports/agreed-contract.repository.ts';

/** What a deal and its player need before the registration, by the same facts as the signature. */
export interface DealFacts {
  /** The present club agreed, or offers the player itself; the clubs' talks before that stay secret. */
  isAgreed: boolean;
  isUnderContract: boolean;
  isInternational: boolean;
  needsPermit: boolean;
  /** Whole years by the youngest birth date that is stated; null: none is. */
  age: number | null;
}

/** Reads what a deal needs on a day; of a signed one, what it needed then. */
export async function readDealFacts(
  db: Queryable,
  negotiation: NegotiationRow,
  player: ProposedPlayer,
  now: Date,
): Promise<DealFacts> {
  const { id: negotiationId, status, team } = negotiation;
  const isSigned = status === negotiationStatus.signed;
  const at = isSigned ? negotiation.changed_at : now;
  const { releasedBy } = await readAgreedContract(db, { negotiationId }, at);
  const asked = { playerId: player.id, negotiationId, club: team, releasedBy, day: dayOf(at) };
  const { bornDate, isAbroad, isBound, needsPermit: isForeign } = await readOrigin(db, asked);
  const isAgreed = releasedBy !== null;
  return {
    isAgreed,
    // The record of a signed player is bound by the very signature.
    isUnderContract: isSigned ? isAgreed : isBound,
    isInternational: isAbroad,
    needsPermit: isForeign,
    age: bornDate === null ? null : ageOn(bornDate, dayOf(at)),
  };
}

/** The documents of a deal with these facts, and those that are there already; none of a rejected one. */
export function documentsOf(
  { agent_id, status }: Pick<NegotiationRow, 'agent_id' | 'status'>,
  facts: DealFacts,
  present: readonly DocumentKind[],
): readonly NeededDocument[] {
  if (status === negotiationStatus.rejected) return [];
  return neededDocuments({ hasAgent: agent_id !== null, ...facts }, present);
}

/** The documents of a deal about a member of coaching staff, and those that are there already; none of a rejected one. */
export function documentsOfCoach(
  { agent_id, status, team }: Pick<NegotiationRow, 'agent_id' | 'status' | 'team'>,
  { nationality }: Pick<ProposedStaffMember, 'nationality'>,
  present: readonly DocumentKind[],
): readonly NeededDocument[] {
  if (status === negotiationStatus.rejected) return [];
  const nationalities = nationality === null ? [] : [nationality];
  const permit = needsPermit({ nationalities, euPassport: null }, team.country);
  return neededDocumentsOfCoach({ hasAgent: agent_id !== null, needsPermit: permit }, present);
}

/** The documents of a deal, for a caller that has not read its facts. */
export async function readNeededDocuments(
  db: Queryable,
  negotiation: NegotiationRow,
  now: Date,
): Promise<readonly NeededDocument[]> {
  const { player, staff_member: member } = negotiation;
  if (member) return documentsOfCoach(negotiation, member, []);
  if (!player) return [];
  return documentsOf(negotiation, await readDealFacts(db, negotiation, player, now), []);
}

/** The documents on which a signature rests. */
const conditionsOfSignature: readonly DocumentKind[] = ['guardian', 'minorApproval', 'notice'];

/**
 * The caller's rights on the files of a document; null: they do not exist for the caller. Both sides bring any document, and
 * remove what they added, but for what a signature rests on once it is given; an adult player or a coach brings their own. Once the negotiation
 * is rejected nobody but staff reads them.
 */
export function documentRights(
  actor: Pick<Actor, 'accountId'>,
  {
    negotiation,
    side,
  }: { negotiation: Pick<NegotiationRow, 'player' | 'staff_member' | 'status'>; side: NegotiationSide },
  kind: DocumentKind,
  today: string,
): FileRights | null {
  const { player, staff_member: member, status } = negotiation;
  if (!player && !member) return null;
  if (side === 'staff') return writers(true);
  if (status === negotiationStatus.rejected) return null;
  const isKept = status === negotiationStatus.signed && conditionsOfSignature.includes(kind);
  if (side !== 'reader') return { add: true, remove: isKept ? 'none' : 'own' };
  if ((player ?? member)?.account_id !== actor.accountId) return null;
  const brings = ownerOfDocument(kind) === 'player' && (player === null || isAdult(player, today));
  return { add: brings, remove: brings && !isKept ? 'own' : 'none' };
}
