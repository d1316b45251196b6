import type {
  Offer,
  OfferItem,
  OfferRevision,
  OfferSide,
  OfferStep,
} from '@trattativa/contract/deals/offers/offer';
import type { BonusStep, ContractOption } from '@trattativa/domain/deals/contract-terms';
import { whoseTurn } from '@trattativa/domain/deals/offer-statuses';
import type { BonusPer, OfferTerms } from '@trattativa/domain/deals/offer-terms';
import { presentProposedPlayer } from '../negotiations/present-negotiation.ts';
import type { OfferChangeRow, OfferRow, RevisionRow, StoredStep, TermsRow } from './offer.ts';
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
    contractKind: offer.contract_kind,
    seasons: offer.seasons,
    signingFee: euros(offer.signing_cents),
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
    consent: offer.consent,
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

function presentSteps(steps: readonly StoredStep[]): BonusStep[] {
  return steps.map(({ from, cents }) => ({ from, amount: cents / 100 }));
}

function presentOption({ option_side, option_seasons, option_until }: TermsRow): ContractOption | null {
  if (option_side === null || option_seasons === null || option_until === null) return null;
  return { side: option_side, seasons: option_seasons, until: option_until };
}

/** The terms of the contract beyond one season of pay; for parties and in public reports. */
export function presentContract(terms: TermsRow) {
  return {
    contractKind: terms.contract_kind,
    signingFee: euros(terms.signing_cents),
    imageRights: euros(terms.image_rights_cents),
    furtherSeasons: terms.further_seasons.map((season) => ({
      monthlySalary: season.salaryCents / 100,
      months: season.months,
      signingFee: euros(season.signingCents),
      imageRights: euros(season.imageRightsCents),
    })),
    promotionBonus: euros(terms.promotion_cents),
    salvationBonus: euros(terms.salvation_cents),
    appearanceSteps: presentSteps(terms.appearance_steps),
    cleanSheetSteps: presentSteps(terms.clean_sheet_steps),
    releaseClause: euros(terms.release_clause_cents),
    option: presentOption(terms),
  };
}

export function presentTerms(terms: TermsRow, withCommission: boolean): OfferTerms {
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
    ...presentContract(terms),
    comments: terms.comments,
  };
  if (withCommission) {
    presented.commissionAmount = euros(terms.commission_cents);
    presented.commissionPercent = terms.commission_percent;
    presented.commissionPayer = terms.commission_payer;
    presented.commissionSeasons = terms.commission_seasons;
    presented.commissionInstalments = terms.commission_instalments;
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
