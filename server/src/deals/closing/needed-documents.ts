import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import {
  type DocumentKind,
  type NeededDocument,
  neededDocuments,
  ownerOfDocument,
} from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { associationsOfCountry, isEeaAssociation } from '@trattativa/domain/people/associations';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { type FileRights, writers } from '../../files/attachment-kinds.ts';
import { isAdult } from '../../people/players.ts';
import { isMoveAbroad } from '../../people/registrations.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isBound, type NegotiationRow, type ProposedPlayer } from '../negotiations/negotiation.ts';
import type { TransferRow } from '../transfers/transfer.ts';
import { findTransferOfNegotiation } from '../transfers/transfers.repository.ts';

/** What a deal and its player need before the registration. */
export interface DealFacts {
  /** What the two clubs agreed on; their talks before that stay secret. */
  agreed: TransferRow | null;
  isUnderContract: boolean;
  isInternational: boolean;
  needsPermit: boolean;
}

/** Reads what a deal needs on a day. */
export async function readDealFacts(
  db: Queryable,
  negotiation: NegotiationRow,
  player: ProposedPlayer,
  now: Date,
): Promise<DealFacts> {
  const transfer = await findTransferOfNegotiation(db, negotiation.id);
  const agreed = transfer?.state === 'agreed' ? transfer : null;
  return {
    agreed,
    isUnderContract: isBound(player, dayOf(now)),
    isInternational: await isMoveAbroad(db, {
      playerId: player.id,
      country: negotiation.team.country,
      releasedBy: agreed?.releasing_team ?? null,
    }),
    needsPermit: needsPermit(player, negotiation.team.country),
  };
}

/** The documents of a deal with these facts; none of a rejected one. */
export function documentsOf(
  { agent_id, status }: NegotiationRow,
  player: ProposedPlayer,
  facts: DealFacts,
  now: Date,
): readonly NeededDocument[] {
  if (status === negotiationStatus.rejected) return [];
  return neededDocuments({
    age: player.born_date === null ? null : ageOn(player.born_date, dayOf(now)),
    hasAgent: agent_id !== null,
    ...facts,
    isAgreed: facts.agreed !== null,
  });
}

/** The documents of a deal, for a caller that has not read its facts. */
export async function readNeededDocuments(
  db: Queryable,
  negotiation: NegotiationRow,
  now: Date,
): Promise<readonly NeededDocument[]> {
  const { player } = negotiation;
  if (!player) return [];
  return documentsOf(negotiation, player, await readDealFacts(db, negotiation, player, now), now);
}

/**
 * The caller's rights on the files of a document; null: they do not exist for the caller. Both sides bring any document, and
 * remove what they added; an adult player brings their own. Once the negotiation is rejected nobody but staff reads them.
 */
export function documentRights(
  actor: Pick<Actor, 'accountId'>,
  { negotiation, side }: { negotiation: Pick<NegotiationRow, 'player' | 'status'>; side: NegotiationSide },
  kind: DocumentKind,
  today: string,
): FileRights | null {
  const { player, status } = negotiation;
  if (!player) return null;
  if (side === 'staff') return writers(true);
  if (status === negotiationStatus.rejected) return null;
  if (side !== 'reader') return { add: true, remove: 'own' };
  if (player.account_id !== actor.accountId) return null;
  const brings = ownerOfDocument(kind) === 'player' && isAdult(player, today);
  return { add: brings, remove: brings ? 'own' : 'none' };
}

/** Somebody from outside the European area without an EU passport, at a club of another country. */
function needsPermit({ nationality, eu_passport }: ProposedPlayer, country: string): boolean {
  if (nationality === null || nationality === country || eu_passport === true) return false;
  return !associationsOfCountry(nationality).some(isEeaAssociation);
}
