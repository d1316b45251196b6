import type { Match, MatchedCriterion } from '@trattativa/contract/market/matching/match';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { changesToExact } from '@trattativa/domain/market/matching/changes-to-exact';
import { type EvaluatedMatch, evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { type Fitness, fitnessOf, type OrderedPlayer } from '@trattativa/domain/market/matching/fitness';
import type { FitnessPreset } from '@trattativa/domain/market/matching/fitness-presets';
import type { PayJudgement } from '@trattativa/domain/market/matching/hidden-pay';
import { isMandatedOn } from '@trattativa/domain/market/matching/mandate-days';
import type { MatchedPlayer, MatchedRequest } from '@trattativa/domain/market/matching/matched';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import type { OwnAnswer } from '@trattativa/domain/market/request-answers';
import { type MoveKind, possibleMoves } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { canProposePlayer, isAdult, ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { MatchedPair } from './compared-pairs.repository.ts';
import type { MatchPlayerRow, MatchRequestRow } from './matched-pairs.repository.ts';

export interface PairRows {
  pair: MatchedPair;
  player: MatchPlayerRow;
  request: MatchRequestRow;
  /** What the reader's side has answered to the request; null where it did not receive it. */
  myAnswer: OwnAnswer | null;
}

/** What a list says of its matches; `fittest` where it stands in the order of fitness. */
export interface PresentedList {
  kind: MatchingKind;
  pay: PayJudgement;
  fittest?: FitnessPreset;
}

/**
 * The only presenter of matches, with the criteria one by one. A club reads a suggestion: without the
 * player's demands, and with a closed card for a minor: initials, role, age and criteria only.
 */
export function presentMatch(
  rows: PairRows,
  { kind, pay, fittest }: PresentedList,
  actor: Actor,
  now: Date,
): Match {
  const { pair, player, request, myAnswer } = rows;
  const today = dayOf(now);
  const ownSide = isStaff(actor) || ownsPlayer(actor, player) || player.account_id === actor.accountId;
  const open = ownSide || isAdult(player, today);
  const [matched, asked] = [matchedPlayer(player), matchedRequest(request)];
  const evaluated = evaluateMatch(matched, asked, pay);
  return {
    kind,
    score: pair.score,
    freshAt: pair.fresh_at.toISOString(),
    isNew: [player, request].some(({ matched_since }) => matched_since >= addDays(now, -1)),
    criteria: presentCriteria(evaluated, ownSide),
    ways: changesToExact(matched, asked, pay).map(({ by, changes }) => ({
      by,
      changes: changes.map(({ criterion, side, to }) => ({
        criterion,
        side,
        // The sufficient offer, or the kind of sum, would reveal the player's demands; in bands it would be wrong.
        to: criterion === 'money' && !(ownSide && pay === 'exact') ? null : [...to],
      })),
    })),
    player: {
      ...presentMatchPlayer(player, open, today),
      ...(ownSide && { requestedSalary: matched.requestedSalary }),
    },
    request: presentMatchRequest(request, myAnswer),
    ...(fittest && {
      fitness: presentFitness(fitnessOf(orderedPlayer(player, today), asked, fittest), open),
    }),
    can: { propose: canProposePlayer(actor, player), remove: ownSide && actor.kind !== 'team' },
  };
}

/** The points of a match and their reasons; of a closed card the sum alone: each part would tell minutes, pay or the contract's end. */
function presentFitness({ points, parts }: Fitness, open: boolean): NonNullable<Match['fitness']> {
  if (!open) return { points, parts: [] };
  return {
    points,
    parts: parts.map(({ points, fact, value }) => ({ points, fact, ...(value !== null && { value }) })),
  };
}

/** The criteria one by one; the player's demands only for the player's own side (`ownSide`). */
export function presentCriteria(evaluated: EvaluatedMatch, ownSide: boolean): MatchedCriterion[] {
  return evaluated.criteria.map((item) => ({
    criterion: item.criterion,
    verdict: item.verdict,
    wanted: [...item.wanted],
    has: item.criterion === 'money' && !ownSide ? null : [...item.has],
  }));
}

/** The player of a match; a closed card shows initials, role and age only. `today` is `YYYY-MM-DD`. */
export function presentMatchPlayer(player: MatchPlayerRow, open: boolean, today: string): Match['player'] {
  return {
    id: player.id,
    name: open ? `${player.name} ${player.surname}` : `${initial(player.name)} ${initial(player.surname)}`,
    age: player.born_date === null ? null : ageOn(player.born_date, today),
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
    currentClub: open ? player.current_club : '',
    currentLevel: player.current_level,
    nationality: player.nationality,
    contractualStatus: player.contractual_status,
    imageUrl: open ? player.image_url : null,
    ownerName: !open && player.profile === profileType.player ? '' : player.owner_name,
    listing: player.profile === profileType.player ? 'confirmed' : player.listing,
    open,
  };
}

export function presentMatchRequest(
  request: MatchRequestRow,
  myAnswer: OwnAnswer | null = null,
): Match['request'] {
  return {
    id: request.id,
    teamId: request.team_id,
    teamName: request.team_name,
    teamImageUrl: request.team_image_url,
    city: request.city,
    country: request.country,
    role: request.role,
    level: request.level,
    season: request.season,
    overAge: request.over_age,
    underAge: request.under_age,
    monthlyOffer: request.offer_cents === null ? null : request.offer_cents / 100,
    refundRange: request.refund_range,
    myAnswer,
  };
}

function initial(name: string): string {
  const [first = ''] = [...new Intl.Segmenter().segment(name.trim())];
  return first === '' ? '' : `${first.segment.toUpperCase()}.`;
}

export function matchedPlayer(player: MatchPlayerRow): MatchedPlayer {
  return {
    principalRole: player.principal_role,
    secondaryRole: player.secondary_role,
    bornDate: player.born_date,
    searchLevels: player.search_levels,
    currentLevel: player.current_level,
    country: player.country,
    countriesInterested: player.countries_interested,
    requestedSalary: player.requested_salary_cents === null ? null : player.requested_salary_cents / 100,
    refundRange: player.refund_range,
    contractualStatus: player.contractual_status,
    immediateAvailability: player.immediate_availability,
    foot: player.foot,
    heightCm: player.height_cm,
    euPassport: player.eu_passport,
    skills: player.skills,
    moves: possibleMoves({
      contractualStatus: player.contractual_status,
      openToFree: player.open_to_free,
      openToLoan: player.open_to_loan,
      openToPermanent: player.open_to_permanent,
    }),
    fee: feeOf(player),
    nationalities: [player.nationality, player.second_nationality].filter((code) => code !== null),
    minutes: player.season_minutes,
    figuresSeason: player.figures_season,
  };
}

/** With what the order of matches knows beside it on a day. */
export function orderedPlayer(player: MatchPlayerRow, today: string): OrderedPlayer {
  return {
    ...matchedPlayer(player),
    contractEnd: player.contract_end,
    mandateConfirmed: isMandatedOn(player.mandate_days, today),
    replyPercent: player.reply_percent,
  };
}

/** What the present club asks for the player, as far as clubs are shown it; a free agent costs nothing. */
function feeOf(player: MatchPlayerRow): number | null {
  if (player.contractual_status === contractualStatus.free) return 0;
  return player.terms_shown && player.asking_fee_cents !== null ? player.asking_fee_cents / 100 : null;
}

export function matchedRequest(request: MatchRequestRow): MatchedRequest {
  return {
    season: request.season,
    role: request.role,
    level: request.level,
    country: request.country,
    overAge: request.over_age,
    underAge: request.under_age,
    monthlyOffer: request.offer_cents === null ? null : request.offer_cents / 100,
    refundRange: request.refund_range,
    usualPay: request.usual_cents === null ? null : request.usual_cents / 100,
    contractualStatus: request.contractual_status,
    immediateAvailability: request.immediate_availability,
    foot: request.foot,
    minHeightCm: request.min_height_cm,
    euPassport: request.eu_passport,
    skills: request.skills,
    secondRoleAccepted: request.second_role_accepted,
    moves: request.moves as MoveKind[],
    feeBudget: request.fee_budget_cents === null ? null : request.fee_budget_cents / 100,
    bornFrom: request.born_from,
    bornTo: request.born_to,
    nationalities: request.nationalities,
    nonEuPlace: request.non_eu_place,
    minMinutes: request.min_minutes,
  };
}
