import type {
  Negotiation,
  NegotiationItem,
  NegotiationSide,
  NegotiationStep,
} from '@trattativa/contract/negotiations/negotiation';
import { whoseTurn } from '@trattativa/contract/negotiations/whose-turn';
import { ageOn } from '@trattativa/contract/plain-date';
import { dayOf } from '../platform/clock.ts';
import type { ChangeRow, NegotiationRow, ProposedPlayer } from './negotiation.ts';
import { abilitiesOf } from './negotiations.policy.ts';
import type { OtherRow } from './negotiations.repository.ts';

/** A negotiation as a list shows it to a side. The price is no reader's business. */
export function presentNegotiationItem(
  negotiation: NegotiationRow,
  side: NegotiationSide,
  now: Date,
): NegotiationItem {
  const signedByTeamAt = negotiation.signed_by_team_at?.toISOString() ?? null;
  const { team } = negotiation;
  const item: NegotiationItem = {
    id: negotiation.id,
    proposalId: negotiation.proposal_id,
    version: negotiation.version,
    status: negotiation.status,
    cause: negotiation.cause,
    signedByTeamAt,
    side,
    turn: whoseTurn(negotiation.status, signedByTeamAt),
    waitingSince: negotiation.waiting_since.toISOString(),
    changedAt: negotiation.changed_at.toISOString(),
    createdAt: negotiation.created_at.toISOString(),
    player: presentProposedPlayer(negotiation.player, now),
    team: {
      id: team.id,
      name: team.name,
      city: team.city,
      country: team.country,
      level: team.level,
      leagueName: team.league_name,
      profile: team.profile,
      imageUrl: team.image_url,
    },
    proposer: { name: negotiation.proposer_name, society: negotiation.proposer_society },
    level: negotiation.level,
    immediateAvailability: negotiation.immediate_availability,
  };
  if (side !== 'reader') item.price = negotiation.price_cents / 100;
  return item;
}

/**
 * A negotiation on its own page, with what the side may do. The commission and the other clubs leave for the proposer's
 * side and staff only (SECURITY row 3).
 */
export function presentNegotiation(
  negotiation: NegotiationRow,
  side: NegotiationSide,
  parts: { changes: readonly ChangeRow[]; others: readonly OtherRow[] },
  now: Date,
): Negotiation {
  const presented: Negotiation = {
    ...presentNegotiationItem(negotiation, side, now),
    comments: negotiation.comments,
    timeline: parts.changes.map(presentStep),
    can: abilitiesOf(side, negotiation),
  };
  if (side === 'proposer' || side === 'staff') {
    const { commission_cents, commission_percent } = negotiation;
    presented.commissionAmount = commission_cents === null ? null : commission_cents / 100;
    presented.commissionPercent = commission_percent;
    presented.others = parts.others.map(({ id, team_name, status }) => ({ id, teamName: team_name, status }));
  }
  return presented;
}

function presentProposedPlayer(player: ProposedPlayer, now: Date): NegotiationItem['player'] {
  return {
    id: player.id,
    name: player.name,
    surname: player.surname,
    age: player.born_date === null ? null : ageOn(player.born_date, dayOf(now)),
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
    foot: player.foot,
    heightCm: player.height_cm,
    nationality: player.nationality,
    contractualStatus: player.contractual_status,
    currentClub: player.current_club,
    currentLevel: player.current_level,
  };
}

function presentStep(change: ChangeRow): NegotiationStep {
  return {
    version: change.version,
    at: change.at.toISOString(),
    from: change.from_status,
    to: change.to_status,
    by: change.by_side,
    actorName: change.actor_name,
    cause: change.cause,
    reason: change.note,
    signature: change.signature,
  };
}
