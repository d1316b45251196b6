import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherFacts } from '../acts/gather-facts.ts';
import type { ActPieces } from '../acts/situation.ts';
import { possibleAssociations } from '../associations.ts';
import type { ActFacts } from '../rules/act-facts.ts';
import { checkByCertainty, type JudgedKind, strictest, type VerdictName } from '../rules/check-act.ts';
import { shippedPacks } from '../rules/packs/shipped-packs.ts';
import type { PlacedRegistration, SignatureDocuments, SignatureFee, SignedTerms } from './signature-facts.ts';

/** A signature as the rows of the table state it. */
interface SignatureSituation {
  day: string;
  startsOn: string;
  bornDate: string | null;
  club: { teamId: number; name: string; association: string; level: number | null };
  ledger: readonly PlacedRegistration[];
  declared: ActPieces['person']['declared'];
  releasedBy: ActPieces['agreement'];
  terms: SignedTerms;
  fee: SignatureFee | null;
  documents: SignatureDocuments | null;
  firstMonth: number | undefined;
}

const signatureFacts = ({
  day,
  bornDate,
  declared,
  ledger,
  startsOn,
  firstMonth,
  ...given
}: SignatureSituation) =>
  gatherFacts({
    act: 'signature',
    day,
    associations: possibleAssociations(given.club.association),
    person: { bornDate, declared, nationalities: [], euPassport: null },
    ledger: { entries: ledger, startsOn, firstMonth },
    club: { ...given.club, country: 'IT', category: null, nonEuThisSeason: 0, nonEuInSquad: null },
    agreement: given.releasedBy,
    terms: { ...given.terms, yearlyGross: null, bonusPercent: null },
    documents: given.documents && { ...given.documents, federationForm: false, permit: false },
    agent: given.fee && {
      ...given.fee,
      isRegistered: null,
      exclusiveUntil: null,
      actsForEngaging: false,
      actsForReleasing: false,
    },
    loan: null,
  });

const packs = Object.values(shippedPacks).flat();
const [rovigo, siena] = [1, 2];

const entry = (fields: Partial<PlacedRegistration> = {}): PlacedRegistration => ({
  id: 10,
  teamId: siena as number,
  clubName: 'Siena',
  association: 'IT',
  kind: 'employed',
  source: 'deal',
  startsOn: '2025-07-01',
  endsOn: '2028-06-30',
  endedOn: null,
  ...fields,
});

const free: SignatureSituation = {
  day: '2026-11-02',
  startsOn: '2026-11-02',
  bornDate: '2000-01-01',
  club: { teamId: rovigo as number, name: 'Rovigo', association: 'IT', level: 4 },
  ledger: [],
  declared: { association: null, club: '', contractEnds: null, career: [] },
  releasedBy: null,
  terms: { contractKind: null, months: null, monthlyGross: null },
  fee: null,
  documents: { notice: false, guardian: false, minorApproval: false },
  firstMonth: undefined,
};

const noDocuments = free.documents as NonNullable<SignatureSituation['documents']>;
const bySiena = { teamId: siena as number, association: 'IT' };
const ended = (id: number, clubName: string, teamId: number) =>
  entry({ id, clubName, teamId, startsOn: '2026-07-01', endsOn: '2026-09-30' });
const fromSpain = { ...free.declared, association: 'ES' as const };
const sixteen = '2010-01-01';
const fee = { agentId: 1, percentOfYear: 3, figures: '3 %', isAgreed: true, isLicensed: true };

/** A rule, what is known of the signature, and the verdict; `null`: the rule has nothing to say. */
const table: readonly (readonly [JudgedKind, string, Partial<SignatureSituation>, VerdictName | null])[] = [
  ['approachOfBound', 'a free player', {}, 'pass'],
  ['approachOfBound', 'bound by the ledger, nobody agreed', { ledger: [entry()] }, 'block'],
  [
    'approachOfBound',
    'bound, with a mere notice',
    { ledger: [entry()], documents: { ...noDocuments, notice: true } },
    'block',
  ],
  [
    'approachOfBound',
    'on the last day of a contract that was ended early',
    { ledger: [entry({ endedOn: free.day })] },
    'pass',
  ],
  [
    'approachOfBound',
    'on the last day of a contract that its club has renewed',
    {
      ledger: [entry({ endedOn: free.day }), entry({ id: 11, startsOn: '2026-11-03', endsOn: '2029-06-30' })],
    },
    'block',
  ],
  ['approachOfBound', 'bound, and the club agreed', { ledger: [entry()], releasedBy: bySiena }, 'pass'],
  [
    'approachOfBound',
    'bound, and another club agreed',
    { ledger: [entry()], releasedBy: { ...bySiena, teamId: 3 } },
    'block',
  ],
  [
    'approachOfBound',
    'the last day of the six months, without a notice',
    { ledger: [entry({ endsOn: '2027-05-02' })] },
    'block',
  ],
  [
    'approachOfBound',
    'the last day of the six months, with a notice',
    { ledger: [entry({ endsOn: '2027-05-02' })], documents: { ...noDocuments, notice: true } },
    'pass',
  ],
  [
    'approachOfBound',
    'a day too early, with a notice',
    { ledger: [entry({ endsOn: '2027-05-03' })], documents: { ...noDocuments, notice: true } },
    'block',
  ],
  [
    'approachOfBound',
    'a deal without documents, within the six months',
    { ledger: [entry({ endsOn: '2027-05-02' })], documents: null },
    'block',
  ],
  ['approachOfBound', 'bound by the same club', { ledger: [entry({ teamId: rovigo as number })] }, 'pass'],
  ['approachOfBound', 'a contract that is over', { ledger: [entry({ endsOn: '2026-11-01' })] }, 'pass'],
  [
    'approachOfBound',
    'a contract that the record alone states',
    { declared: { ...free.declared, club: 'Siena', contractEnds: '2028-06-30' } },
    'warn',
  ],
  [
    'approachOfBound',
    'a contract with the signing club that the record states',
    { declared: { ...free.declared, club: ' rovigo', contractEnds: '2028-06-30' } },
    'pass',
  ],
  [
    'approachOfBound',
    'a contract without a stated end',
    { declared: { ...free.declared, club: 'Siena', contractEnds: undefined } },
    null,
  ],
  [
    'registrationsPerSeason',
    'two clubs in the ledger',
    { ledger: [ended(1, 'Siena', 2), ended(2, 'Teramo', 3)] },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'three clubs in the ledger',
    { ledger: [ended(1, 'Siena', 2), ended(2, 'Teramo', 3), ended(3, 'Trapani', 4)] },
    'block',
  ],
  [
    'registrationsPerSeason',
    'back to one of three',
    { ledger: [ended(1, 'Siena', 2), ended(2, 'Teramo', 3), ended(3, 'Rovigo', rovigo as number)] },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'one that never began',
    {
      ledger: [
        ended(1, 'Siena', 2),
        ended(2, 'Teramo', 3),
        { ...ended(3, 'Trapani', 4), endedOn: '2026-06-30' },
      ],
    },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'three clubs in the career alone',
    {
      declared: {
        ...free.declared,
        career: ['Siena', 'Teramo', 'Trapani'].map((clubName) => ({
          clubName,
          startYear: 2026,
          endYear: 2027,
          appearances: 1,
        })),
      },
    },
    'warn',
  ],
  ['approachOfBound', 'an amateur of another club', { ledger: [entry({ kind: 'amateur' })] }, 'warn'],
  [
    'approachOfBound',
    'a contract that its club has renewed, with a notice',
    {
      ledger: [entry({ endsOn: '2027-04-30' }), entry({ id: 11, startsOn: '2027-05-01' })],
      documents: { ...noDocuments, notice: true },
    },
    'block',
  ],
  [
    'approachOfBound',
    'a contract of a club that is gone, with an agreement',
    { ledger: [entry({ teamId: null })], releasedBy: bySiena },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'three clubs of the season before',
    { startsOn: '2027-07-01', ledger: [ended(1, 'Siena', 2), ended(2, 'Teramo', 3), ended(3, 'Trapani', 4)] },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'a contract whose player was on loan all season',
    {
      ledger: [
        entry(),
        entry({
          id: 1,
          kind: 'loan',
          teamId: 3,
          clubName: 'Teramo',
          startsOn: '2026-07-01',
          endsOn: '2027-06-30',
        }),
        ended(2, 'Trapani', 4),
      ],
    },
    'pass',
  ],
  [
    'registrationsPerSeason',
    'three clubs of which two share a name',
    { ledger: [ended(1, 'Virtus', 2), ended(2, 'Virtus', 3), ended(3, 'Trapani', 4)] },
    'block',
  ],
  [
    'minorsAbroad',
    'a minor with a Spanish entry that never began',
    { bornDate: sixteen, ledger: [entry({ association: 'ES', endedOn: '2025-06-30' })] },
    'warn',
  ],
  [
    'minorsAbroad',
    'a minor who will play in Spain later',
    { bornDate: sixteen, ledger: [entry({ association: 'ES', startsOn: '2027-07-01' })] },
    'warn',
  ],
  [
    'minorsAbroad',
    'a minor whom the ledger had at home and the record names abroad',
    { bornDate: sixteen, ledger: [entry({ endsOn: '2026-10-31' })], declared: fromSpain },
    'block',
  ],
  [
    'contractLength',
    'five seasons',
    { terms: { contractKind: 'professional', months: 60, monthlyGross: null } },
    'pass',
  ],
  [
    'contractLength',
    'five seasons and an option',
    { terms: { contractKind: 'professional', months: 72, monthlyGross: null } },
    'block',
  ],
  [
    'contractLength',
    'four seasons below 18',
    { bornDate: sixteen, terms: { contractKind: 'professional', months: 48, monthlyGross: null } },
    'block',
  ],
  [
    'contractLength',
    'Serie C without a kind',
    { club: { ...free.club, level: 2 }, terms: { contractKind: null, months: 72, monthlyGross: null } },
    'block',
  ],
  [
    'contractLength',
    'amateurs without a kind',
    { terms: { contractKind: null, months: 72, monthlyGross: null } },
    null,
  ],
  [
    'volunteerRefund',
    'the most',
    { terms: { contractKind: 'volunteer', months: 12, monthlyGross: 400 } },
    'pass',
  ],
  [
    'volunteerRefund',
    'a euro more',
    { terms: { contractKind: 'volunteer', months: 12, monthlyGross: 401 } },
    'block',
  ],
  ['agentLicence', 'no fee', {}, null],
  ['agentLicence', 'a licensed agent', { fee }, 'pass'],
  ['agentLicence', 'a fee without a licence', { fee: { ...fee, isLicensed: false } }, 'block'],
  ['clientAgreesToFees', 'not yet', { fee: { ...fee, isAgreed: false } }, 'warn'],
  ['clientAgreesToFees', 'agreed', { fee }, 'pass'],
  ['guardianSigns', 'a minor, nothing on file', { bornDate: sixteen }, 'warn'],
  [
    'guardianSigns',
    'a minor with the guardians’ signature',
    { bornDate: sixteen, documents: { ...noDocuments, guardian: true } },
    'pass',
  ],
  [
    'minorsAbroad',
    'a minor registered at home',
    { bornDate: sixteen, declared: { ...free.declared, association: 'IT' } },
    null,
  ],
  ['minorsAbroad', 'a minor of whom nothing is known', { bornDate: sixteen }, 'warn'],
  ['minorsAbroad', 'a minor whose record names Spain', { bornDate: sixteen, declared: fromSpain }, 'block'],
  [
    'minorsAbroad',
    'a minor whom the ledger has in Spain',
    { bornDate: sixteen, ledger: [entry({ association: 'ES', endsOn: '2026-10-31' })] },
    'block',
  ],
  [
    'minorsAbroad',
    'a minor from Spain with the approval',
    {
      bornDate: sixteen,
      ledger: [entry({ association: 'ES', endsOn: '2026-10-31' })],
      documents: { ...noDocuments, minorApproval: true },
    },
    'pass',
  ],
  [
    'minorsAbroad',
    'a minor whom a Spanish club releases',
    { bornDate: sixteen, releasedBy: { ...bySiena, association: 'ES' } },
    'block',
  ],
  ...(
    [
      ['ENG', 'SCO', 'block'],
      ['ENG', 'ENG', null],
      ['GB', 'SCO', 'warn'],
      ['NIR', 'IE', 'block'],
    ] as const
  ).map(([from, to, verdict]): (typeof table)[number] => [
    'minorsAbroad',
    `a minor whom a club of ${from} releases to one of ${to}`,
    {
      bornDate: sixteen,
      club: { ...free.club, association: to },
      releasedBy: { ...bySiena, association: from },
    },
    verdict,
  ]),
  [
    'minorsAbroad',
    'on the day of the 18th birthday',
    { bornDate: '2008-11-02', declared: fromSpain },
    'pass',
  ],
];

describe('a rule asked of a signature', () => {
  it.each(table)('%s: %s', (rule, _, given, verdict) => {
    const found = checkByCertainty(packs, signatureFacts({ ...free, ...given })).filter(
      (one) => one.rule === rule,
    );
    expect(found.length === 0 ? null : strictest(found)).toBe(verdict);
  });

  it('says that it rests on a declaration', () => {
    const declared = {
      ...free.declared,
      career: table.flatMap(([, , given]) => given.declared?.career ?? []),
    };
    const [found] = checkByCertainty(packs, signatureFacts({ ...free, declared })).filter(
      ({ rule }) => rule === 'registrationsPerSeason',
    );
    expect(found).toMatchObject({ verdict: 'warn', isDeclared: true });
  });
});

describe('what somebody declares', () => {
  const declared = fc.record({
    association: fc.constantFrom(null, 'IT', 'ES', 'ENG'),
    club: fc.constantFrom('', 'Siena', 'Rovigo'),
    contractEnds: fc.constantFrom(null, undefined, '2026-12-31', '2029-06-30'),
    career: fc.array(
      fc.record({
        clubName: fc.constantFrom('Siena', 'Teramo', 'Trapani', 'Nuorese'),
        startYear: fc.constantFrom(2025, 2026),
        endYear: fc.constantFrom(2026, 2027),
        appearances: fc.constantFrom(null, 0, 9),
      }),
      { maxLength: 5 },
    ),
  });
  const ledger = fc.subarray([
    entry(),
    ended(1, 'Teramo', 3),
    ended(2, 'Trapani', 4),
    ended(3, 'Nuorese', 5),
    entry({ id: 4, association: 'ES', startsOn: '2024-07-01', endsOn: '2025-06-30' }),
  ]);
  const blocks = (facts: { known: ActFacts; certain: ActFacts }) =>
    checkByCertainty(packs, facts)
      .filter(({ verdict }) => verdict === 'block')
      .map(({ rule }) => rule)
      .sort();

  it('neither refuses what is allowed without it nor allows what is refused, but for a minor from abroad', () => {
    fc.assert(
      fc.property(declared, ledger, fc.constantFrom('2000-01-01', sixteen), (stated, entries, bornDate) => {
        const given = { ...free, ledger: entries, bornDate };
        const without = blocks(signatureFacts(given));
        const withIt = blocks(signatureFacts({ ...given, declared: stated }));
        expect(withIt.filter((rule) => rule !== 'minorsAbroad')).toEqual(
          without.filter((rule) => rule !== 'minorsAbroad'),
        );
        expect(withIt).toEqual(expect.arrayContaining(without));
      }),
      { numRuns: 500 },
    );
  });
});
