import type {
  Offer,
  OfferItem,
  OfferRevision,
  OfferSide,
  OfferStep,
} from '@trattativa/contract/deals/offers/offer';
import { whoseTurn } from '@trattativa/domain/deals/offer-statuses';
import type { BonusPer, OfferTerms } from '@trattativa/domain/deals/offer-terms';
import { presentProposedPlayer } from '../negotiations/present-negotiation.ts';
import type { OfferChangeRow, OfferRow, RevisionRow, TermsRow } from './offer.ts';
import { abilitiesOf, mayTalk } from './offers.policy.ts';

interface Reader {
  side: OfferSide;
  /** The commission, only for those who may read it. */
  withCommission: boolean;
}

/** An offer in a reader's list. */
export function presentOfferItem(
  offer: OfferRow,
  { side, withCommission }: Reader,
  today: string,
): OfferItem {
  const { team, player, coach } = offer;
  return {
    id: offer.id,
    version: offer.version,
    status: offer.status,
    reason: offer.reason,
    side,
    turn: whoseTurn(offer.status, offer.revised_by),
    waitingSince: offer.waiting_since.toISOString(),
    changedAt: offer.changed_at.toISOString(),
    createdAt: offer.created_at.toISOString(),
    expiresOn: offer.expires_on,
    negotiationId: offer.negotiation_id,
    candidateId: offer.candidate_id,
    requestId: offer.request_id,
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
    player: player && presentProposedPlayer(player, today),
    coach: coach && { id: coach.id, name: coach.name, role: coach.role, imageUrl: coach.image_url },
    keptBy: offer.kept_by,
    revision: offer.revision,
    monthlySalary: offer.salary_cents / 100,
    season: offer.season,
    months: offer.months,
    level: offer.level,
    country: offer.country,
    city: offer.city,
    ...(withCommission && {
      commissionAmount: euros(offer.commission_cents),
      commissionPercent: offer.commission_percent,
    }),
  };
}

/** An offer on its own page, with the side's abilities. */
export function presentOffer(
  offer: OfferRow,
  reader: Reader,
  parts: { revisions: readonly RevisionRow[]; changes: readonly OfferChangeRow[] },
  today: string,
): Offer {
  const { player_residence, player_last_team, player_last_team_country } = offer;
  const hasInfo = player_residence !== null && player_last_team !== null && player_last_team_country !== null;
  return {
    ...presentOfferItem(offer, reader, today),
    revisions: parts.revisions.map((revision) => presentRevision(revision, reader.withCommission)),
    playerInfo: hasInfo
      ? { residence: player_residence, lastTeam: player_last_team, lastTeamCountry: player_last_team_country }
      : null,
    timeline: parts.changes.map(presentStep),
    can: abilitiesOf(reader.side, offer, today),
    mayTalk: mayTalk(reader.side, offer, today),
  };
}

function presentRevision(revision: RevisionRow, withCommission: boolean): OfferRevision {
  return {
    number: revision.number,
    by: revision.by_side,
    actorName: revision.actor_name,
    at: revision.at.toISOString(),
    terms: presentTerms(revision, withCommission),
  };
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

function per(cents: number | null, every: number | null): BonusPer | null {
  return cents === null || every === null ? null : { amount: cents / 100, every };
}

function presentTerms(terms: TermsRow, withCommission: boolean): OfferTerms {
  const presented: OfferTerms = {
    monthlySalary: terms.salary_cents / 100,
    food: terms.food,
    house: terms.house,
    travelTicket: terms.travel_ticket,
    playoffBonus: euros(terms.playoff_cents),
    leagueWinnersBonus: euros(terms.league_winners_cents),
    playoutBonus: euros(terms.playout_cents),
    goalsBonus: per(terms.goals_cents, terms.goals_every),
    assistsBonus: per(terms.assists_cents, terms.assists_every),
    matchesBonus: per(terms.matches_cents, terms.matches_every),
    seasonGoal: terms.season_goal,
    level: terms.level,
    country: terms.country,
    city: terms.city,
    season: terms.season,
    months: terms.months,
    comments: terms.comments,
  };
  if (withCommission) {
    presented.commissionAmount = euros(terms.commission_cents);
    presented.commissionPercent = terms.commission_percent;
  }
  return presented;
}

function presentStep(change: OfferChangeRow): OfferStep {
  return {
    version: change.version,
    at: change.at.toISOString(),
    act: change.act,
    from: change.from_status,
    to: change.to_status,
    by: change.by_side,
    actorName: change.actor_name,
    revision: change.revision,
    reason: change.reason,
    note: change.note,
  };
}
