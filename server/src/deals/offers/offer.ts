import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type {
  CommissionPayer,
  CommissionSeasons,
  ContractKind,
  OptionSide,
} from '@trattativa/domain/deals/contract-kinds';
import type { EndReason } from '@trattativa/domain/deals/offer-reasons';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offer-statuses';
import type { TermKey } from '@trattativa/domain/deals/offer-terms';
import type { OfferMover } from '@trattativa/domain/deals/offer-transitions';
import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
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
    Columns<
      'offer_revisions',
      'season' | 'months' | 'signing_cents' | 'level' | 'country' | 'city' | 'commission_percent'
    > {
  contract_kind: ContractKind | null;
  /** How many seasons the contract is for. */
  seasons: number;
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
  /** Whether the player stands by the agent's proposal that the offer answers; null: nobody has to. */
  consent: ProposalConsent | null;
  consent_way: ConsentWay | null;
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
  contractKind: ['contract_kind'],
  signingFee: ['signing_cents'],
  imageRights: ['image_rights_cents'],
  furtherSeasons: ['further_seasons'],
  promotionBonus: ['promotion_cents'],
  salvationBonus: ['salvation_cents'],
  appearanceSteps: ['appearance_steps'],
  cleanSheetSteps: ['clean_sheet_steps'],
  releaseClause: ['release_clause_cents'],
  option: ['option_side', 'option_seasons', 'option_until'],
  commissionAmount: ['commission_cents'],
  commissionPercent: ['commission_percent'],
  commissionPayer: ['commission_payer'],
  commissionSeasons: ['commission_seasons'],
  commissionInstalments: ['commission_instalments'],
  comments: ['comments'],
} as const satisfies Record<TermKey, readonly string[]>;

type TermColumn = (typeof columnsOfTerms)[TermKey][number];

/** The pay of a further season, as part of its revision's row. */
export interface FurtherSeason {
  salaryCents: number;
  months: number;
  signingCents: number | null;
  imageRightsCents: number | null;
}

export interface StoredStep {
  from: number;
  cents: number;
}

/** The columns whose values have names or a form of their own. */
interface NamedColumns {
  house: Accommodation | null;
  season_goal: SeasonGoal | null;
  contract_kind: ContractKind | null;
  option_side: OptionSide | null;
  commission_payer: CommissionPayer | null;
  commission_seasons: CommissionSeasons | null;
  further_seasons: readonly FurtherSeason[];
  appearance_steps: readonly StoredStep[];
  clean_sheet_steps: readonly StoredStep[];
}

/** The terms of one revision. Money in euro cents. */
export interface TermsRow
  extends Columns<'offer_revisions', Exclude<TermColumn, keyof NamedColumns>>,
    NamedColumns {}

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
