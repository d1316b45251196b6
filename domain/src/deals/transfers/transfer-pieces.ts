import type { ActingLoan } from '../../people/acts/situation.ts';
import { onlyAssociation } from '../../people/associations.ts';
import { tierOfLevel } from '../../people/levels.ts';
import { monthsTrainedAt, type StayAtClub } from '../../people/lists/training-at-club.ts';
import { findRule, type RulePacks } from '../../people/rules/rule.ts';
import {
  firstMonthOfSeason,
  isOpenAt,
  type RegistrationWindow,
  windowsOf,
} from '../../people/rules/windows.ts';
import { seasonOf } from '../../people/season.ts';
import { daysAfter, monthsAfter } from '../../platform/plain-date.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import type { TransferTerms } from './transfer-terms.ts';

/** What is known of a move between two clubs, before it is registered. */
export interface TransferSituation {
  now: Date;
  /** The day of `now` in UTC. */
  day: string;
  bornDate: string | null;
  engaging: { association: string; level: number | null };
  releasing: { name: string };
  terms: Pick<TransferTerms, 'kind' | 'until'>;
  /** International loans that the platform knows and that run on the day: at least so many. */
  loans: { in: number; out: number; betweenTwoClubs: number; ofThisPlayer: boolean };
  /** What the ledger has of the player with the club that releases. A career that somebody declares proves no training. */
  stays: readonly StayAtClub[];
}

/** What a move adds to what the rules judge it by: when it can begin, the loan, and the club that has the player until then. */
export interface TransferPieces {
  startsOn: string;
  loan: ActingLoan | null;
  presentClub: { name: string; season: number } | undefined;
}

/** Reads a move between two clubs as the rules ask for it. What is not known is null, so that no rule guesses. */
export function transferPieces(packs: RulePacks, given: TransferSituation): TransferPieces {
  const { day, engaging, releasing, terms, now } = given;
  const single = onlyAssociation(engaging.association) ?? undefined;
  const tier = engaging.level === null ? null : tierOfLevel(engaging.level);
  const windows =
    single === undefined || tier === null
      ? []
      : windowsOf(packs, { association: single, tier, playerStatus: 'registered' });
  const registered = windows.find(({ closesAt }) => closesAt > now);
  const startsOn = registered && !isOpenAt(registered, now) ? dayOfOpening(registered) : day;
  const season = seasonOf(startsOn, single && firstMonthOfSeason(packs, single, startsOn));
  return {
    startsOn,
    loan: terms.kind === 'loan' ? loanOf(packs, given, { startsOn, windows, registered }) : null,
    // The present club has the player this season also where the career does not say so.
    presentClub: season === seasonOf(day) ? { name: releasing.name, season } : undefined,
  };
}

function loanOf(
  packs: RulePacks,
  { terms: { until }, loans, stays, bornDate, day }: TransferSituation,
  {
    startsOn,
    windows,
    registered,
  }: {
    startsOn: string;
    windows: readonly RegistrationWindow[];
    registered: RegistrationWindow | undefined;
  },
): ActingLoan {
  const rule = findRule(packs, 'clubTrained', { day })?.figures ?? null;
  const monthsWithClub = monthsTrainedAt(stays, { bornDate, rule, day });
  return {
    months: until === null ? null : monthsUntil(startsOn, until),
    toNextWindow: until === null ? null : lastsToNextWindow(windows, registered, until),
    ofClub: Math.max(loans.in, loans.out),
    betweenClubs: loans.betweenTwoClubs,
    isOfLoan: loans.ofThisPlayer,
    isClubTrained: rule !== null && monthsWithClub >= rule.months ? true : null,
    monthsWithClub: monthsWithClub === 0 ? null : monthsWithClub,
  };
}

/** Months of a loan, a begun one counted whole. */
function monthsUntil(from: string, until: string): number {
  const end = daysAfter(until, 1);
  let months = 0;
  while (monthsAfter(from, months) < end && months < 240) months += 1;
  return months;
}

/** Whether the loan lasts to the opening of the window after the one in which it begins; null where that is not known. */
function lastsToNextWindow(
  windows: readonly RegistrationWindow[],
  registered: RegistrationWindow | undefined,
  until: string,
): boolean | null {
  const next = registered && windows.find(({ opensAt }) => opensAt > registered.closesAt);
  return next ? dayOfOpening(next) <= until : null;
}

const dayOfOpening = ({ opensAt, timeZone }: RegistrationWindow) => dayInZone(timeZone, opensAt);
