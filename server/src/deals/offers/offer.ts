import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type { EndReason } from '@trattativa/domain/deals/offer-reasons';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offer-statuses';
import type { TermKey } from '@trattativa/domain/deals/offer-terms';
import type { OfferMover } from '@trattativa/domain/deals/offer-transitions';
import type { SeasonGoal } from '@trattativa/domain/deals/season-goals';
import type { Accommodation } from '@trattativa/domain/people/accommodations';
import type { Columns } from '../../platform/database/database.ts';
import type { ProposedPlayer, ProposedTeam } from '../negotiations/negotiation.ts';

/** A member of coaching staff to whom an offer is made, and the owner of the record. */
export interface OfferedCoach {
  id: number;
  account_id: number | null;
  added_by_id: number | null;
  name: string;
  role: number | null;
  image_url: string | null;
}

/** An offer with its people and the revision in force, as stored. Money in euro cents. */
export interface OfferRow
  extends Columns<
      'offers',
      | 'id'
      | 'version'
      | 'team_id'
      | 'negotiation_id'
      | 'revision'
      | 'salary_cents'
      | 'waiting_since'
      | 'created_at'
      | 'changed_at'
      | 'player_residence'
      | 'player_last_team'
      | 'player_last_team_country'
    >,
    Columns<'offer_revisions', 'season' | 'months' | 'level' | 'country' | 'city' | 'commission_percent'> {
  status: OfferStatus;
  reason: EndReason | null;
  /** The application that the offer answers, with its request. */
  candidate_id: number | null;
  request_id: number | null;
  revised_by: OfferTurn;
  /** `YYYY-MM-DD` */
  expires_on: string | null;
  /** Of the revision in force. */
  commission_cents: number | null;
  kept_by: string | null;
  /** One of the two is set. */
  player: ProposedPlayer | null;
  coach: OfferedCoach | null;
  team: ProposedTeam;
}

/** The column of each term of a revision. */
export const columnsOfTerms = {
  monthlySalary: ['salary_cents'],
  food: ['food'],
  house: ['house'],
  travelTicket: ['travel_ticket'],
  playoffBonus: ['playoff_cents'],
  leagueWinnersBonus: ['league_winners_cents'],
  playoutBonus: ['playout_cents'],
  goalsBonus: ['goals_cents', 'goals_every'],
  assistsBonus: ['assists_cents', 'assists_every'],
  matchesBonus: ['matches_cents', 'matches_every'],
  seasonGoal: ['season_goal'],
  level: ['level'],
  country: ['country'],
  city: ['city'],
  season: ['season'],
  months: ['months'],
  commissionAmount: ['commission_cents'],
  commissionPercent: ['commission_percent'],
  comments: ['comments'],
} as const satisfies Record<TermKey, readonly string[]>;

type TermColumn = (typeof columnsOfTerms)[TermKey][number];

/** The terms of one revision. Money in euro cents. */
export interface TermsRow extends Columns<'offer_revisions', Exclude<TermColumn, 'house' | 'season_goal'>> {
  house: Accommodation | null;
  season_goal: SeasonGoal | null;
}

export interface RevisionRow extends TermsRow {
  number: number;
  by_side: OfferTurn;
  /** Null when staff wrote it. */
  actor_name: string | null;
  at: Date;
}

/** One step of the timeline. */
export interface OfferChangeRow extends Columns<'offer_changes', 'version' | 'at' | 'revision' | 'note'> {
  act: OfferAct;
  from_status: OfferStatus | null;
  to_status: OfferStatus;
  by_side: OfferMover;
  actor_name: string | null;
  reason: EndReason | null;
}

/** True after the last day on which it can be accepted. `today`: `YYYY-MM-DD`. */
export function isExpired(offer: Pick<OfferRow, 'expires_on'>, today: string): boolean {
  return offer.expires_on !== null && offer.expires_on < today;
}
