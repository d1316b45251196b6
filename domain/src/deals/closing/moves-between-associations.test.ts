import { describe, expect, it } from 'vitest';
import { gatherFacts } from '../../people/acts/gather-facts.ts';
import type { ActPieces } from '../../people/acts/situation.ts';
import { countryOfAssociation, isAssociation, possibleAssociations } from '../../people/associations.ts';
import { movesAbroad, type PlacedRegistration } from '../../people/ledger/signature-facts.ts';
import { type MinorException, minorExceptions } from '../../people/rules/act-facts.ts';
import { checkAct, checkByCertainty, strictest, type VerdictName } from '../../people/rules/check-act.ts';
import { shippedPacks } from '../../people/rules/packs/shipped-packs.ts';
import { neededDocuments } from './documents.ts';

const packs = Object.values(shippedPacks).flat();
const day = '2026-11-02';

/** From a row to a column: `x` another association, `-` the same, `?` it is not known which British one. */
const codes = ['ENG', 'SCO', 'WAL', 'NIR', 'GB', 'IT', 'ES', 'IE'] as const;
const marks: Readonly<Record<(typeof codes)[number], string>> = {
  ENG: '-xxx?xxx',
  SCO: 'x-xx?xxx',
  WAL: 'xx-x?xxx',
  NIR: 'xxx-?xxx',
  GB: '?????xxx',
  IT: 'xxxxx-xx',
  ES: 'xxxxxx-x',
  IE: 'xxxxxxx-',
};
const pairs = codes.flatMap((from) => codes.map((to, at) => [from, to, marks[from][at] ?? ''] as const));

/** Article 19 at a signature: of a minor, of a minor with the approval as a file, and of an adult. */
const article19: Readonly<Record<string, readonly (VerdictName | null)[]>> = {
  x: ['block', 'pass', 'pass'],
  '?': ['warn', 'pass', 'pass'],
  '-': [null, null, null],
};

/** An offer can still be approved later: until the signature it is warned of. */
const article19OfOffers: Readonly<Record<string, readonly (VerdictName | null)[]>> = {
  ...article19,
  x: ['warn', 'pass', 'pass'],
};

const entry = (association: string): PlacedRegistration => ({
  id: 1,
  teamId: 2,
  clubName: 'Siena',
  association,
  kind: 'employed',
  source: 'deal',
  startsOn: '2025-07-01',
  endsOn: '2026-06-30',
  endedOn: null,
});

/** What says where a player comes from: the club that releases, the ledger of a free agent, or the record alone. */
const origins = ['released', 'ledger', 'record'] as const;

const bornOf: Readonly<Record<number, string>> = {
  15: '2011-11-02',
  16: '2010-11-02',
  17: '2008-11-03',
  18: '2008-11-02',
  30: '1996-11-02',
};

function move(from: string, to: string, { age = 30, how = 'released', approved = false }: Partial<Move>) {
  const country = isAssociation(to) ? countryOfAssociation(to) : to;
  const person: ActPieces['person'] = {
    bornDate: bornOf[age] ?? null,
    nationalities: [],
    euPassport: null,
    declared: { association: how === 'record' ? from : null, club: '', contractEnds: null, career: [] },
  };
  const club = {
    teamId: 1,
    name: 'Rovigo',
    country,
    association: to,
    level: 1,
    category: null,
    nonEuThisSeason: 0,
    nonEuInSquad: null,
  };
  return {
    day,
    associations: possibleAssociations(to),
    person,
    ledger: { entries: how === 'ledger' ? [entry(from)] : [], startsOn: day, firstMonth: undefined },
    agent: null,
    club,
    agreement: how === 'released' ? { teamId: 2, association: from } : null,
    terms: { contractKind: null, months: null, monthlyGross: null, yearlyGross: null, bonusPercent: null },
    documents: {
      notice: false,
      guardian: true,
      minorApproval: approved,
      federationForm: false,
      permit: false,
    },
    loan: null,
  };
}

interface Move {
  age: number;
  how: (typeof origins)[number];
  approved: boolean;
}

type Given = ReturnType<typeof move>;

const saidAt = (act: 'signature' | 'offer', given: Given) => {
  const found = checkByCertainty(packs, gatherFacts({ act, ...given })).filter(
    ({ rule }) => rule === 'minorsAbroad',
  );
  return found.length === 0 ? null : strictest(found);
};

function needsCertificate({ person, ledger, agreement, club }: Given): boolean {
  const { bornDate, declared } = person;
  const origin = { ledger: ledger.entries, bornDate, day, releasedBy: agreement, club, declared };
  const facts = {
    age: null,
    hasAgent: false,
    isUnderContract: false,
    isAgreed: false,
    needsPermit: false,
    isInternational: movesAbroad(origin) === true,
  };
  return neededDocuments(facts).some(({ kind }) => kind === 'itc');
}

describe.each(pairs)('from %s to %s (%s)', (from, to, mark) => {
  it.each(origins)('needs a certificate where the associations differ, by the %s', (how) => {
    for (const age of [15, 16, 17, 18, 30])
      expect(needsCertificate(move(from, to, { how, age }))).toBe(mark === 'x');
  });

  it.each(origins)('is for article 19 what the table has, by the %s', (how) => {
    const answers = (act: 'signature' | 'offer', age: number) => [
      saidAt(act, move(from, to, { how, age })),
      saidAt(act, move(from, to, { how, age, approved: true })),
    ];
    for (const [act, table] of [
      ['signature', article19],
      ['offer', article19OfOffers],
    ] as const) {
      const [minor, approved, adult] = table[mark] ?? [];
      for (const age of [15, 16, 17])
        expect([act, age, ...answers(act, age)]).toEqual([act, age, minor, approved]);
      for (const age of [18, 30]) expect([act, age, ...answers(act, age)]).toEqual([act, age, adult, adult]);
    }
  });
});

/** From which age each exception of article 19 lets a player move, once it is proved. */
const from: Readonly<Record<MinorException, number>> = {
  parentsMoved: 0,
  eea: 16,
  border: 0,
  refugee: 0,
  exchange: 0,
};

describe.each(minorExceptions)('the exception %s', (minorException) => {
  it.each([15, 16, 17, 18, 30])('at %i', (age) => {
    const given = { act: 'signature', day, associations: ['IT'], bornDate: bornOf[age] } as const;
    const found = checkAct(packs, { ...given, international: true, minorException });
    const said = found.filter(({ rule }) => rule === 'minorsAbroad');
    expect(strictest(said)).toBe(age < from[minorException] ? 'block' : 'pass');
    const without = checkAct(packs, { ...given, international: true });
    expect(strictest(without.filter(({ rule }) => rule === 'minorsAbroad'))).toBe(
      age < 18 ? 'block' : 'pass',
    );
  });
});

it('the table has sixty pairs at least', () => {
  expect(pairs.filter(([one, other]) => one !== other).length + codes.length).toBeGreaterThanOrEqual(60);
});
