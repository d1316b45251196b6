import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type { EndReason } from '@trattativa/domain/deals/offer-reasons';
import type { OfferStatus } from '@trattativa/domain/deals/offer-statuses';
import type { OfferMover } from '@trattativa/domain/deals/offer-transitions';
import type { OfferTurn } from '@trattativa/domain/deals/offer-turn';
import type { SeasonGoal } from '@trattativa/domain/deals/season-goals';
import type { ProposedPlayer, ProposedTeam } from '../negotiations/negotiation.ts';

/** A member of coaching staff whom an offer is made to; and whose record it is. */
export interface OfferedCoach {
  id: number;
  account_id: number | null;
  added_by_id: number | null;
  name: string;
  role: number | null;
  image_url: string | null;
}

/** An offer with its people and the revision in force, as the database keeps them. Money in euro cents. */
export interface OfferRow {
  id: number;
  version: number;
  status: OfferStatus;
  reason: EndReason | null;
  team_id: number;
  negotiation_id: number | null;
  /** The application that it answers, with its request. */
  candidate_id: number | null;
  request_id: number | null;
  revision: number;
  revised_by: OfferTurn;
  salary_cents: number;
  /** `YYYY-MM-DD` */
  expires_on: string | null;
  waiting_since: Date;
  created_at: Date;
  changed_at: Date;
  player_residence: string | null;
  player_last_team: string | null;
  player_last_team_country: string | null;
  season: number;
  months: number;
  level: number;
  country: string;
  city: string;
  /** Of the revision in force. */
  commission_cents: number | null;
  commission_percent: number | null;
  kept_by: string | null;
  /** One of the two is set. */
  player: ProposedPlayer | null;
  coach: OfferedCoach | null;
  team: ProposedTeam;
}

/** The terms of one revision. Money in euro cents. */
export interface TermsRow {
  salary_cents: number;
  food: boolean;
  house: 0 | 1 | null;
  travel_ticket: boolean;
  playoff_cents: number | null;
  league_winners_cents: number | null;
  playout_cents: number | null;
  goals_cents: number | null;
  goals_every: number | null;
  assists_cents: number | null;
  assists_every: number | null;
  matches_cents: number | null;
  matches_every: number | null;
  season_goal: SeasonGoal | null;
  level: number;
  country: string;
  city: string;
  season: number;
  months: number;
  commission_cents: number | null;
  commission_percent: number | null;
  comments: string;
}

export interface RevisionRow extends TermsRow {
  number: number;
  by_side: OfferTurn;
  /** Null for what staff wrote. */
  actor_name: string | null;
  at: Date;
}

/** One step of the timeline. */
export interface OfferChangeRow {
  version: number;
  at: Date;
  act: OfferAct;
  from_status: OfferStatus | null;
  to_status: OfferStatus;
  by_side: OfferMover;
  actor_name: string | null;
  revision: number;
  reason: EndReason | null;
  note: string | null;
}

/** Past the last day on which it can be accepted. `today`: `YYYY-MM-DD`. */
export function isExpired(offer: Pick<OfferRow, 'expires_on'>, today: string): boolean {
  return offer.expires_on !== null && offer.expires_on < today;
}
