import { tiersApart } from '../../people/levels.ts';
import { type RefundRange, refundRangeEuros, refundRanges } from '../../people/refund-ranges.ts';
import {
  ageForSeason,
  type CriterionName,
  criteria,
  criterionNames,
  levelsOf,
  monthlyTop,
  placesOf,
  type Shown,
} from './criteria.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/** The smallest change of one side that meets its criterion. */
export type Change = { criterion: CriterionName; to: Shown } & (
  | { side: 'player'; fields: Partial<MatchedPlayer> }
  | { side: 'request'; fields: Partial<MatchedRequest> }
);

/** Changes that together make a match exact, none of which can be left out. */
export interface Way {
  /** Who would have to change; `both` only where neither side can do it alone. */
  by: 'player' | 'request' | 'both';
  changes: Change[];
}

/**
 * The smallest changes that would make the match exact, for either side: each criterion that is not met gets its smallest
 * change. None for an exact match. One side can always meet a criterion, so there is at least one way.
 */
export function waysToExact(player: MatchedPlayer, request: MatchedRequest): Way[] {
  const lacking = criterionNames.filter(
    (name) => criteria[name].isStated(request) && criteria[name].evaluate(player, request) !== 'met',
  );
  if (lacking.length === 0) return [];
  const ofPlayer = lacking.map((name) => playerChange(name, player, request));
  const ofRequest = lacking.map((name) => requestChange(name, player, request));
  const ways: Way[] = [];
  if (isComplete(ofPlayer)) ways.push({ by: 'player', changes: ofPlayer });
  if (isComplete(ofRequest)) ways.push({ by: 'request', changes: ofRequest });
  if (ways.length > 0) return ways;
  const changes = lacking.map((_, index) => ofPlayer[index] ?? ofRequest[index]).filter((one) => one != null);
  return [{ by: 'both', changes }];
}

function isComplete(changes: readonly (Change | null)[]): changes is Change[] {
  return changes.every((change) => change !== null);
}

type Fields<Side> = { fields: Partial<Side>; to: Shown } | null;

function playerChange(
  criterion: CriterionName,
  player: MatchedPlayer,
  request: MatchedRequest,
): Change | null {
  const change = changesOfPlayer[criterion](player, request);
  return change && { criterion, side: 'player', ...change };
}

function requestChange(
  criterion: CriterionName,
  player: MatchedPlayer,
  request: MatchedRequest,
): Change | null {
  const change = changesOfRequest[criterion](player, request);
  return change && { criterion, side: 'request', ...change };
}

/**
 * The necessary value of the player's field. Null: the player cannot change it, like age, and a known foot or height.
 * An empty field can be filled in.
 */
const changesOfPlayer: Record<
  CriterionName,
  (player: MatchedPlayer, request: MatchedRequest) => Fields<MatchedPlayer>
> = {
  role: (_, { role }) => ({ fields: { principalRole: role }, to: [role] }),
  level: ({ searchLevels }, { level }) => ({
    fields: { searchLevels: [...searchLevels, level] },
    to: [level],
  }),
  place: ({ countriesInterested }, { country }) => ({
    fields: { countriesInterested: [...countriesInterested, country] },
    to: [country],
  }),
  age: () => null,
  money({ requestedSalary, refundRange }, request) {
    const offered = monthlyTop(request.monthlyOffer, request.refundRange) ?? 0;
    const ranges = refundRanges.filter((range) => topOf(range) <= offered);
    const range = ranges.at(-1);
    // A player who asks for a refund keeps asking for one, if a range is small enough.
    const asRange =
      offered === Number.POSITIVE_INFINITY || (requestedSalary === null && refundRange !== null);
    if (asRange && range !== undefined) return { fields: { refundRange: range }, to: [null, range] };
    return { fields: { requestedSalary: offered }, to: [offered, null] };
  },
  status: (_, { contractualStatus }) => ({ fields: { contractualStatus }, to: [contractualStatus] }),
  skills({ skills }, request) {
    const lacking = request.skills.filter((skill) => !skills.includes(skill));
    return { fields: { skills: [...skills, ...lacking] }, to: lacking };
  },
  foot: (player, { foot }) => (player.foot === null ? { fields: { foot }, to: [foot] } : null),
  height: ({ heightCm }, { minHeightCm }) =>
    heightCm === null ? { fields: { heightCm: minHeightCm }, to: [minHeightCm] } : null,
  availability: () => ({ fields: { immediateAvailability: true }, to: [true] }),
  passport: () => ({ fields: { euPassport: true }, to: [true] }),
};

/**
 * The necessary value of the request's field. `to` is empty where the criterion would be dropped; for skills it lists those
 * to drop. Null: only the player can supply what is missing.
 */
const changesOfRequest: Record<
  CriterionName,
  (player: MatchedPlayer, request: MatchedRequest) => Fields<MatchedRequest>
> = {
  role: ({ principalRole: role }) => (role === null ? null : { fields: { role }, to: [role] }),
  level(player, request) {
    const far = (level: number) =>
      [tiersApart(level, request.level), Math.abs(level - request.level)] as const;
    const [level] = [...levelsOf(player)].sort((one, other) => {
      const [first, second] = [far(one), far(other)];
      return first[0] - second[0] || first[1] - second[1];
    });
    return level === undefined ? null : { fields: { level }, to: [level] };
  },
  place(player) {
    const [country] = placesOf(player);
    return country === undefined ? null : { fields: { country }, to: [country] };
  },
  age(player, request) {
    const age = ageForSeason(player, request.season);
    const { overAge, underAge } = request;
    if (age === null) {
      const fields = {
        ...(overAge !== null && { overAge: null }),
        ...(underAge !== null && { underAge: null }),
      };
      return { fields, to: [] };
    }
    return overAge !== null && age < overAge
      ? { fields: { overAge: age }, to: [age, underAge] }
      : { fields: { underAge: age }, to: [overAge, age] };
  },
  money(player, { monthlyOffer }) {
    const asked = monthlyTop(player.requestedSalary, player.refundRange);
    if (asked === null) return null;
    if (asked !== Number.POSITIVE_INFINITY && monthlyOffer !== null) {
      return { fields: { monthlyOffer: asked }, to: [asked, null] };
    }
    const range = refundRanges.find((one) => topOf(one) >= asked) as RefundRange;
    return { fields: refundOnly(range, monthlyOffer), to: [null, range] };
  },
  status: () => ({ fields: { contractualStatus: null }, to: [] }),
  skills: ({ skills }, request) => ({
    fields: { skills: request.skills.filter((skill) => skills.includes(skill)) },
    to: request.skills.filter((skill) => !skills.includes(skill)),
  }),
  foot: () => ({ fields: { foot: null }, to: [] }),
  height: ({ heightCm }) => ({ fields: { minHeightCm: heightCm }, to: heightCm === null ? [] : [heightCm] }),
  availability: () => ({ fields: { immediateAvailability: false }, to: [] }),
  passport: () => ({ fields: { euPassport: false }, to: [] }),
};

function topOf(range: RefundRange): number {
  return refundRangeEuros[range].to ?? Number.POSITIVE_INFINITY;
}

/** An amount takes precedence over a range, so it has to be removed for the range to count. */
function refundOnly(refundRange: RefundRange, monthlyOffer: number | null): Partial<MatchedRequest> {
  return monthlyOffer === null ? { refundRange } : { refundRange, monthlyOffer: null };
}
