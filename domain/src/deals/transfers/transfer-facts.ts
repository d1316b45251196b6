import { associationsOfCountry } from '../../people/associations.ts';
import { tierOfLevel } from '../../people/levels.ts';
import { registrationsIn } from '../../people/registrations.ts';
import type { ActFacts } from '../../people/rules/act-facts.ts';
import { findRule, type RulePacks } from '../../people/rules/rule.ts';
import {
  firstMonthOfSeason,
  isOpenAt,
  type RegistrationWindow,
  windowsOf,
} from '../../people/rules/windows.ts';
import { seasonOf } from '../../people/season.ts';
import { ageOfMajority } from '../../platform/age-of-majority.ts';
import { ageOn, daysAfter, monthsAfter } from '../../platform/plain-date.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { knownCareer } from '../training/known-career.ts';
import type { TransferTerms } from './transfer-terms.ts';

interface Club {
  name: string;
  country: string;
  level: number | null;
}

/** What is known of a move between two clubs, before it is registered. */
export interface TransferSituation {
  now: Date;
  /** The day of `now` in UTC. */
  day: string;
  bornDate: string | null;
  engaging: Club;
  releasing: Club;
  career: readonly { clubName: string; startYear: number; endYear: number; appearances: number | null }[];
  terms: Pick<TransferTerms, 'kind' | 'until'>;
  /** International loans that the platform knows and that run on the day: at least so many. */
  loans: { in: number; out: number; betweenTwoClubs: number; ofThisPlayer: boolean };
}

/** What the rules judge a move between two clubs by. What is not known is absent, so that no rule guesses. */
export function transferFacts(packs: RulePacks, given: TransferSituation): ActFacts {
  const { day, bornDate, engaging, releasing, terms, loans } = given;
  const [association, other] = associationsOfCountry(engaging.country);
  const single = other === undefined ? association : undefined;
  const tier = engaging.level === null ? null : tierOfLevel(engaging.level);
  const windows =
    single === undefined || tier === null
      ? []
      : windowsOf(packs, { association: single, tier, playerStatus: 'registered' });
  const registered = windows.find(({ closesAt }) => closesAt > given.now);
  const from = registered && !isOpenAt(registered, given.now) ? dayOfOpening(registered) : day;
  const season = seasonOf(from, single && firstMonthOfSeason(packs, single, from));
  const isMinor = bornDate !== null && ageOn(bornDate, day) < ageOfMajority;
  return {
    act: 'transfer',
    day,
    associations: associationsOfCountry(engaging.country),
    ...(bornDate !== null && { bornDate }),
    ...(tier !== null && { tier }),
    // A minor may move abroad by an exception that the association approves and nobody states here: that is warned of.
    ...(!isMinor && isInternational(given)),
    ...(isMinor && engaging.country === releasing.country && { international: false }),
    registrations: otherClubs(given, season, season === seasonOf(day)),
    ...(terms.kind === 'loan' &&
      terms.until !== null && {
        loans: Math.max(loans.in, loans.out),
        loansBetween: loans.betweenTwoClubs,
        loanMonths: monthsUntil(from, terms.until),
        ...(loans.ofThisPlayer && { subLoan: true }),
        ...(isClubTrained(packs, given) && { clubTrained: true }),
        ...untilNextWindow(windows, registered, terms.until),
      }),
  };
}

/** Absent between two countries of which one has several associations. */
function isInternational({ engaging, releasing }: TransferSituation): Pick<ActFacts, 'international'> {
  if (engaging.country !== releasing.country) return { international: true };
  return associationsOfCountry(engaging.country).length === 1 ? { international: false } : {};
}

/** The clubs of the season without the new one; the present club has the player also where the career does not say so. */
function otherClubs(
  { career, engaging, releasing }: TransferSituation,
  season: number,
  isNow: boolean,
): number {
  const fold = (name: string) => name.trim().toLowerCase();
  // How many are allowed is the rule's to say.
  const { clubs: named } = registrationsIn(season, career, { registered: null, played: null });
  const clubs = new Set(named.map(fold));
  if (isNow) clubs.add(fold(releasing.name));
  clubs.delete(fold(engaging.name));
  return clubs.size;
}

/** Months of a loan, a begun one counted whole. */
function monthsUntil(from: string, until: string): number {
  const end = daysAfter(until, 1);
  let months = 0;
  while (monthsAfter(from, months) < end && months < 240) months += 1;
  return months;
}

/** Whether the loan lasts to the opening of the window after the one in which it begins; absent where that is not known. */
function untilNextWindow(
  windows: readonly RegistrationWindow[],
  registered: RegistrationWindow | undefined,
  until: string,
): Pick<ActFacts, 'loanToNextWindow'> {
  const next = registered && windows.find(({ opensAt }) => opensAt > registered.closesAt);
  return next ? { loanToNextWindow: dayOfOpening(next) <= until } : {};
}

const dayOfOpening = ({ opensAt, timeZone }: RegistrationWindow) => dayInZone(timeZone, opensAt);

/** True when the career shows the seasons with the club that lends; the months are not in it. */
function isClubTrained(packs: RulePacks, { bornDate, day, career, releasing }: TransferSituation): boolean {
  const rule = findRule(packs, 'clubTrained', { day });
  if (!rule || bornDate === null) return false;
  const { fromAge, toAge, months } = rule.figures;
  const entries = career.map(({ clubName: club, startYear, endYear }) => ({ club, startYear, endYear }));
  const { careerEntries } = knownCareer({ entries, bornDate, day, ages: [fromAge, toAge] });
  const atClub = careerEntries
    .filter(({ club }) => club.trim().toLowerCase() === releasing.name.trim().toLowerCase())
    .reduce((sum, { from, to }) => sum + monthsUntil(from, to ?? day), 0);
  return atClub >= months;
}
