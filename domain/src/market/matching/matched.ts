import type { PlayerRole } from '../../people/player-roles.ts';
import type { MoveKind } from '../../people/players/contract-facts.ts';
import type { ContractualStatus } from '../../people/players/contractual-statuses.ts';
import type { Foot } from '../../people/players/feet.ts';

/** The player's fields that matching uses. Null and empty mean unknown. */
export interface MatchedPlayer {
  principalRole: PlayerRole | null;
  secondaryRole: PlayerRole | null;
  /** `YYYY-MM-DD` */
  bornDate: string | null;
  searchLevels: readonly number[];
  currentLevel: number | null;
  country: string | null;
  countriesInterested: readonly string[];
  /** Whole euros gross a month. */
  requestedSalary: number | null;
  /** Monthly refund range 0–4; used where no amount is given. */
  refundRange: number | null;
  contractualStatus: ContractualStatus | null;
  immediateAvailability: boolean | null;
  foot: Foot | null;
  heightCm: number | null;
  euPassport: boolean | null;
  skills: readonly number[];
  /** The kinds of move that the player can make. */
  moves: readonly MoveKind[];
  /** Whole euros of transfer compensation that the present club has published; 0 for a free agent. */
  fee: number | null;
  /** ISO country codes. */
  nationalities: readonly string[];
  /** Played in the newest season with figures, and that season's first calendar year. */
  minutes: number | null;
  figuresSeason: number | null;
}

/** The request's fields that matching uses. Null, false and empty mean that the request does not state them. */
export interface MatchedRequest {
  /** The first calendar year of the season that the request is for. */
  season: number;
  role: PlayerRole;
  level: number;
  country: string;
  /** Ages that fit: from `overAge` to `underAge`, both included. */
  overAge: number | null;
  underAge: number | null;
  /** Whole euros gross a month. */
  monthlyOffer: number | null;
  refundRange: number | null;
  /** What the level usually pays, whole euros gross a month; for requests that state no pay. Null: not known. */
  usualPay: number | null;
  contractualStatus: ContractualStatus | null;
  immediateAvailability: boolean;
  foot: Foot | null;
  minHeightCm: number | null;
  euPassport: boolean;
  skills: readonly number[];
  /** False: only players whose principal role it is. */
  secondRoleAccepted: boolean;
  moves: readonly MoveKind[];
  /** Whole euros; only for a permanent move. */
  feeBudget: number | null;
  /** Birth years that fit: from `bornFrom` to `bornTo`, both included. */
  bornFrom: number | null;
  bornTo: number | null;
  /** ISO country codes; one of them is enough. */
  nationalities: readonly string[];
  /** False: the club has no place left for a non-EU player. True and null ask nothing. */
  nonEuPlace: boolean | null;
  /** Minutes played in the season before the request's, or in that season. */
  minMinutes: number | null;
}
