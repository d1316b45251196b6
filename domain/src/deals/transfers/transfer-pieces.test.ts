import { describe, expect, it } from 'vitest';
import { gatherFacts } from '../../people/acts/gather-facts.ts';
import type { ActPieces } from '../../people/acts/situation.ts';
import { countryOfAssociation, isAssociation, possibleAssociations } from '../../people/associations.ts';
import { checkByCertainty } from '../../people/rules/check-act.ts';
import { shippedPacks } from '../../people/rules/packs/shipped-packs.ts';
import { type TransferSituation, transferPieces } from './transfer-pieces.ts';

interface Club {
  name: string;
  association: string;
  level: number | null;
}

/** A move as the rows of the table state it. */
interface Move extends Omit<TransferSituation, 'engaging' | 'releasing'> {
  engaging: Club;
  releasing: Club;
  career: ActPieces['person']['declared']['career'];
}

const packs = Object.values(shippedPacks).flat();
/** A loan to a club of Serie A from Spain, in the winter window of 2026. */
const usual: Move = {
  now: new Date('2026-01-15T12:00:00Z'),
  day: '2026-01-15',
  bornDate: '2003-03-17',
  engaging: { name: 'Virtus', association: 'IT', level: 0 },
  releasing: { name: 'Prueba', association: 'ES', level: 1 },
  career: [],
  terms: { kind: 'loan', until: '2026-06-30' },
  loans: { in: 0, out: 0, betweenTwoClubs: 0, ofThisPlayer: false },
  stays: [],
};
const careerEntry = (clubName: string, startYear: number, endYear: number) => ({
  clubName,
  startYear,
  endYear,
  appearances: 3,
});
const countryOf = (code: string) => (isAssociation(code) ? countryOfAssociation(code) : code);

/** What the gathered facts of a move are, as the server brings them. */
function transferFacts(given: Move) {
  const { startsOn, loan, presentClub } = transferPieces(packs, given);
  const { engaging, releasing, day, bornDate } = given;
  const present = presentClub && {
    clubName: presentClub.name,
    startYear: presentClub.season,
    endYear: presentClub.season + 1,
    appearances: null,
  };
  const career = present ? [...given.career, present] : given.career;
  return gatherFacts({
    act: 'transfer',
    day,
    associations: possibleAssociations(engaging.association),
    person: {
      bornDate,
      nationalities: ['IT'],
      euPassport: null,
      declared: { association: null, club: releasing.name, contractEnds: undefined, career },
    },
    ledger: { entries: [], startsOn, firstMonth: undefined },
    agent: null,
    club: {
      ...engaging,
      country: countryOf(engaging.association),
      teamId: 1,
      category: null,
      nonEuThisSeason: 0,
      nonEuInSquad: null,
    },
    agreement: { teamId: 2, association: releasing.association },
    documents: null,
    loan,
  });
}

const says = (given: Partial<Move>) =>
  checkByCertainty(packs, transferFacts({ ...usual, ...given })).flatMap(({ rule, verdict }) =>
    verdict === 'pass' ? [] : [`${rule}: ${verdict}`],
  );
const loans = (changed: Partial<TransferSituation['loans']>) => ({ ...usual.loans, ...changed });

describe('the rules on a move between two clubs', () => {
  it.each<[string, Partial<Move>, string[]]>([
    ['allow a usual loan', {}, []],
    ['block a sixth club’s loan too many', { loans: loans({ in: 6 }) }, ['internationalLoans: block']],
    ['count the loans of the club that lends', { loans: loans({ out: 6 }) }, ['internationalLoans: block']],
    [
      'block a fourth between the same clubs',
      { loans: loans({ betweenTwoClubs: 3 }) },
      ['internationalLoans: block'],
    ],
    ['block a loan of a loan', { loans: loans({ ofThisPlayer: true }) }, ['internationalLoans: block']],
    [
      'block a loan of more than a season',
      { terms: { kind: 'loan', until: '2027-01-15' } },
      ['internationalLoans: block'],
    ],
    [
      'say nothing of domestic loans',
      { releasing: { ...usual.releasing, association: 'IT' }, loans: loans({ in: 9 }) },
      [],
    ],
    [
      'do not count a young player whom the club trained',
      {
        bornDate: '2005-03-17',
        loans: loans({ out: 6 }),
        stays: [{ startsOn: '2020-07-01', lastDay: '2024-06-30' }],
      },
      [],
    ],
    [
      'count one whom only a declared career has at the club',
      { bornDate: '2005-03-17', loans: loans({ out: 6 }), career: [careerEntry('Prueba', 2020, 2024)] },
      ['internationalLoans: block'],
    ],
    [
      'warn of a fourth club of the season where only the career names the others',
      {
        career: [careerEntry('A', 2025, 2026), careerEntry('B', 2025, 2026)],
        terms: { kind: 'permanent', until: null },
      },
      ['registrationsPerSeason: warn', 'matchesPerSeason: warn'],
    ],
    [
      'warn that a third club may not field the player',
      { career: [careerEntry('A', 2025, 2026)], terms: { kind: 'permanent', until: null } },
      ['matchesPerSeason: warn'],
    ],
    [
      'warn of a minor abroad, whose exception nobody states here',
      { bornDate: '2009-03-17', terms: { kind: 'permanent', until: null } },
      ['guardianSigns: warn', 'guardianSigns: warn', 'minorsAbroad: warn'],
    ],
  ])('%s', (_, given, expected) => {
    expect(says(given)).toEqual(expected);
  });

  it('block a loan that ends before the next window, from the day on which it can begin', () => {
    const inSummer = { now: new Date('2025-08-01T12:00:00Z'), day: '2025-08-01' };
    expect(says({ ...inSummer, terms: { kind: 'loan', until: '2026-01-01' } })).toEqual([
      'loanBetweenWindows: block',
    ]);
    expect(says({ ...inSummer, terms: { kind: 'loan', until: '2026-01-02' } })).toEqual([]);
    // After the window the loan begins with the next one.
    const autumn = { now: new Date('2025-10-01T12:00:00Z'), day: '2025-10-01' };
    const { certain } = transferFacts({ ...usual, ...autumn, terms: { kind: 'loan', until: '2026-06-30' } });
    expect(certain).toMatchObject({ loanMonths: 6 });
  });

  it('judge by the tier of the club, of which its level is one less: level 0 is Serie A', () => {
    expect(transferFacts(usual).certain.tier).toBe(1);
    const unknown = transferFacts({ ...usual, engaging: { ...usual.engaging, level: 15 } });
    expect(unknown.known).not.toHaveProperty('tier');
  });

  it('name no fact that is not known', () => {
    const { known: facts } = transferFacts({
      ...usual,
      bornDate: null,
      engaging: { ...usual.engaging, association: 'GB', level: null },
      releasing: { ...usual.releasing, association: 'GB' },
    });
    expect(facts).not.toHaveProperty('international');
    expect(facts).not.toHaveProperty('bornDate');
    expect(facts).not.toHaveProperty('loanToNextWindow');
  });
});
