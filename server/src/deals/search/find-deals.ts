import type { FoundDeal, FoundOffer, FoundTransfer } from '@trattativa/contract/deals/search/found';
import { whoseTurn } from '@trattativa/domain/deals/negotiation-transitions';
import { whoseTurn as whoseTurnOfOffer } from '@trattativa/domain/deals/offers/offer-statuses';
import { whoseTurn as whoseTurnOfTransfer } from '@trattativa/domain/deals/transfers/agreement';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { sideOf } from '../negotiations/negotiations.policy.ts';
import { sideOf as sideOfOffer } from '../offers/offers.policy.ts';
import { agreementOf } from '../transfers/transfer.ts';
import { sideOf as sideOfTransfer } from '../transfers/transfers.policy.ts';
import { searchNegotiations, searchOffers, searchTransfers } from './deal-search.repository.ts';

function whoseOf(actor: Actor, today: string) {
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  return { staff: isStaff(actor), accountId, agentId, teamId, coachingStaffId, today };
}

/** The caller's negotiations whose person, club or proposer hold all words; for staff, everybody's. */
export async function findNegotiationsByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundDeal[]> {
  const whose = whoseOf(actor, dayOf(services.clock.now()));
  const rows = await searchNegotiations(services.db, whose, words, limit);
  return rows.flatMap((row) => {
    const side = sideOf(actor, row);
    if (side === null) return [];
    const person = row.player ?? row.staff_member;
    return {
      id: row.id,
      person: [person?.name, person?.surname].filter(Boolean).join(' '),
      team: row.team.name,
      teamImageUrl: row.team.image_url,
      status: row.status,
      isMyTurn:
        whoseTurn(row.status, row.signed_by_team_at?.toISOString() ?? null, row.awaits_answer) === side,
      changedAt: row.changed_at.toISOString(),
    };
  });
}

/** The offers that the caller is party to and whose person and club hold all words; for staff, everybody's. */
export async function findOffersByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundOffer[]> {
  const today = dayOf(services.clock.now());
  const rows = await searchOffers(services.db, whoseOf(actor, today), words, limit);
  return rows.flatMap((row) => {
    const side = sideOfOffer(actor, row, today);
    if (side === null) return [];
    const { player, coach } = row;
    return {
      id: row.id,
      person: player ? [player.name, player.surname].filter(Boolean).join(' ') : (coach?.name ?? ''),
      team: row.team.name,
      teamImageUrl: row.team.image_url,
      status: row.status,
      isMyTurn: whoseTurnOfOffer(row.status, row.revised_by) === side,
      changedAt: row.changed_at.toISOString(),
    };
  });
}

/** The transfers of the caller's club whose player and clubs hold all words; for staff, everybody's. */
export async function findTransfersByWords(
  services: Services,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<FoundTransfer[]> {
  const staff = isStaff(actor);
  if (!staff && actor.teamId === null) return [];
  const rows = await searchTransfers(services.db, staff ? null : actor.teamId, words, limit);
  return rows.flatMap((row) => {
    const side = sideOfTransfer(actor, row);
    const { player, team: engaging } = row.negotiation;
    if (side === null || !player) return [];
    const team = side === 'engaging' ? row.releasing_team : engaging;
    return {
      id: row.id,
      person: [player.name, player.surname].filter(Boolean).join(' '),
      team: team.name,
      teamImageUrl: team.image_url,
      state: row.state,
      isMyTurn: whoseTurnOfTransfer(agreementOf(row)) === side,
      changedAt: row.changed_at.toISOString(),
    };
  });
}
