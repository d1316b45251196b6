import { tiersApart } from '../../people/levels.ts';
import { type RefundRange, refundRangeEuros, refundRanges } from '../../people/players/refund-ranges.ts';
import {
  ageForSeason,
  birthYearOf,
  type CriterionName,
  counts,
  criteria,
  criterionNames,
  placesOf,
  recentMinutes,
  type Shown,
} from './criteria.ts';
import { monthlyTop, type PayJudgement, withPayInBands } from './hidden-pay.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';
import { levelsOf, reachesLevel } from './reached-levels.ts';

/** The smallest change of one side that meets its criterion. */
export type Change = { criterion: CriterionName; to: Shown } & (
  | { side: 'player'; fields: Partial<MatchedPlayer> }
  | { side: 'request'; fields: Partial<MatchedRequest> }
);

/** Changes that together make a match exact, none of which can be left out. */
export interface Way {
  /** Side that would have to change; `both` only where neither side can do it alone. */
  by: 'player' | 'request' | 'both';
  changes: Change[];
}

/**
 * The smallest changes that would make the match exact, for either side: each criterion that is not met gets its smallest
 * change. None for an exact match, and for a player who looks only for levels out of reach; of any other criterion one side
 * can meet it, so there is at least one way. With `pay` in bands the changes of pay reach the band, and are not to be shown.
 */
export function changesToExact(
  comparedPlayer: MatchedPlayer,
  comparedRequest: MatchedRequest,
  pay: PayJudgement,
): Way[] {
  const { player, request } =
    pay === 'bands'
      ? withPayInBands(comparedPlayer, comparedRequest)
      : { player: comparedPlayer, request: comparedRequest };
  const lacking = notMet(player, request);
  if (lacking.length === 0) return [];
  const ofPlayer = lacking.map((name) => playerChange(name, player, request));
  const ofRequest = lacking.map((name) => requestChange(name, player, request));
  const ways: Way[] = [];
  const add = (by: Way['by'], changes: Change[]) =>
    ways.push({ by, changes: onlyNeeded(changes, player, request) });
  if (isComplete(ofPlayer)) add('player', ofPlayer);
  if (isComplete(ofRequest)) add('request', ofRequest);
  if (ways.length > 0) return ways;
  const changes = lacking.map((_, index) => ofPlayer[index] ?? ofRequest[index] ?? null);
  if (isComplete(changes)) add('both', changes);
  return ways;
}

/** One change can meet two criteria, as an EU passport does: then the other change is left out. */
function onlyNeeded(changes: Change[], player: MatchedPlayer, request: MatchedRequest): Change[] {
  return changes.reduceRight((kept, change) => {
    const others = kept.filter((one) => one !== change);
    return isExactAfter(others, player, request) ? others : kept;
  }, changes);
}

function isExactAfter(changes: readonly Change[], player: MatchedPlayer, request: MatchedRequest): boolean {
  const changed = { player, request };
  for (const { side, fields } of changes) Object.assign(changed, { [side]: { ...changed[side], ...fields } });
  return notMet(changed.player, changed.request).length === 0;
}

function notMet(player: MatchedPlayer, request: MatchedRequest): CriterionName[] {
  return criterionNames.filter(
    (name) => counts(name, player, request) && criteria[name].evaluate(player, request) !== 'met',
  );
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
  // Nobody chooses the level at which they play.
  level: (player, { level }) =>
    reachesLevel(player, level)
      ? { fields: { searchLevels: [...player.searchLevels, level] }, to: [level] }
      : null,
  place: ({ countriesInterested }, { country }) => ({
    fields: { countriesInterested: [...countriesInterested, country] },
    to: [country],
  }),
  age: () => null,
  money({ requestedSalary, refundRange }, request) {
    const offered = monthlyTop(request.monthlyOffer, request.refundRange) ?? request.usualPay ?? 0;
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
  move({ moves }, request) {
    const [move] = request.moves;
    return move === undefined ? null : { fields: { moves: [...moves, move] }, to: [move] };
  },
  fee: (_, { feeBudget }) => ({ fields: { fee: feeBudget }, to: [feeBudget] }),
  birthYear: () => null,
  nationality({ nationalities }, request) {
    const wanted = request.nationalities.slice(0, 1);
    return nationalities.length === 0 ? { fields: { nationalities: wanted }, to: wanted } : null;
  },
  nonEuPlace: () => ({ fields: { euPassport: true }, to: [true] }),
  minutes: (player, { minMinutes, season }) =>
    recentMinutes(player, season) === null
      ? { fields: { minutes: minMinutes, figuresSeason: season - 1 }, to: [minMinutes] }
      : null,
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
    const reached = levelsOf(player).filter((one) => reachesLevel(player, one));
    const [level] = reached.sort((one, other) => {
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
  money(player, { monthlyOffer, refundRange }) {
    const asked = monthlyTop(player.requestedSalary, player.refundRange);
    if (asked === null) return null;
    if (asked !== Number.POSITIVE_INFINITY && (monthlyOffer !== null || refundRange === null)) {
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
  move({ moves: [move] }, { moves }) {
    return move === undefined
      ? // a fee is only asked of a permanent move
        { fields: { moves: [], feeBudget: null }, to: [] }
      : { fields: { moves: [...moves, move] }, to: [move] };
  },
  fee: ({ fee }) => ({ fields: { feeBudget: fee }, to: fee === null ? [] : [fee] }),
  birthYear(player, { bornFrom, bornTo }) {
    const year = birthYearOf(player);
    if (year === null) return { fields: { bornFrom: null, bornTo: null }, to: [] };
    return bornFrom !== null && year < bornFrom
      ? { fields: { bornFrom: year }, to: [year, bornTo] }
      : { fields: { bornTo: year }, to: [bornFrom, year] };
  },
  nationality({ nationalities: [nationality] }, { nationalities }) {
    return nationality === undefined
      ? { fields: { nationalities: [] }, to: [] }
      : { fields: { nationalities: [...nationalities, nationality] }, to: [nationality] };
  },
  nonEuPlace: () => ({ fields: { nonEuPlace: null }, to: [] }),
  minutes(player, { season }) {
    const minutes = recentMinutes(player, season);
    // Nobody asks for none: the criterion is dropped.
    return minutes === null || minutes === 0
      ? { fields: { minMinutes: null }, to: [] }
      : { fields: { minMinutes: minutes }, to: [minutes] };
  },
};

function topOf(range: RefundRange): number {
  return refundRangeEuros[range].to ?? Number.POSITIVE_INFINITY;
}

/** An amount takes precedence over a range, so it has to be removed for the range to count. */
function refundOnly(refundRange: RefundRange, monthlyOffer: number | null): Partial<MatchedRequest> {
  return monthlyOffer === null ? { refundRange } : { refundRange, monthlyOffer: null };
}
