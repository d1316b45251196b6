/** The player's fields that matching uses. Null and empty mean unknown. */
export interface MatchedPlayer {
  principalRole: number | null;
  secondaryRole: number | null;
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
  contractualStatus: number | null;
  immediateAvailability: boolean | null;
  foot: number | null;
  heightCm: number | null;
  euPassport: boolean | null;
  skills: readonly number[];
}

/** The request's fields that matching uses. Null, false and empty mean that the request does not state them. */
export interface MatchedRequest {
  /** The first calendar year of the season that the request is for. */
  season: number;
  role: number;
  level: number;
  country: string;
  /** Ages that fit: from `overAge` to `underAge`, both included. */
  overAge: number | null;
  underAge: number | null;
  /** Whole euros gross a month. */
  monthlyOffer: number | null;
  refundRange: number | null;
  contractualStatus: number | null;
  immediateAvailability: boolean;
  foot: number | null;
  minHeightCm: number | null;
  euPassport: boolean;
  skills: readonly number[];
}
