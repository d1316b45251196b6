import type { AssociationCode } from '../../associations.ts';
import type { Rule, RuleCertainty } from '../rule.ts';

const inForce = { from: null, to: null, status: 'inForce', certainty: 'confirmed' } as const;

const figc = {
  ...inForce,
  associations: ['IT'],
  edition: 'FIGC, Regolamento agenti sportivi',
  source: 'FIGC, Regolamento agenti sportivi',
} as const;

const italianLaw = {
  ...inForce,
  associations: ['IT'],
  edition: 'D.Lgs. 37/2021',
  source: 'D.Lgs. 28 February 2021, n. 37',
} as const;

/** Minors: who may act for them, what may be asked of them, and when they may move abroad. */
export const minorRules: readonly Rule[] = [
  { ...figc, id: 'italy-agent-from-16', kind: 'agentFromAge', article: 'art. 21(8)', figures: { age: 16 } },
  {
    ...italianLaw,
    id: 'italy-agent-from-14',
    kind: 'agentFromAge',
    article: 'art. 10',
    figures: { age: 14 },
  },
  {
    ...inForce,
    associations: [],
    id: 'guardian-signs',
    kind: 'guardianSigns',
    edition: 'Civil law of the country',
    article: '',
    source: 'Civil law: whoever is under 18 signs with a parent or guardian',
    figures: { untilAge: 18 },
  },
  {
    ...figc,
    id: 'italy-guardian-signs',
    kind: 'guardianSigns',
    article: '',
    figures: { untilAge: 18 },
  },
  {
    ...figc,
    id: 'italy-no-fee-on-minors',
    kind: 'feeOnMinors',
    article: 'art. 22(7)',
    figures: { untilAge: 18, mostPercent: 0 },
  },
  {
    ...figc,
    id: 'italy-no-paid-trials',
    kind: 'paidTrials',
    article: '',
    figures: { untilAge: 18 },
  },
  {
    ...inForce,
    associations: [],
    from: '2023-10-01',
    id: 'fifa-approach-of-minors',
    kind: 'approachOfMinors',
    edition: 'FIFA Football Agent Regulations, January 2023',
    article: '',
    source: 'FIFA, Football Agent Regulations',
    figures: { monthsBefore: 6 },
  },
  {
    ...inForce,
    associations: ['IT'],
    id: 'italy-first-contract',
    kind: 'firstContract',
    edition: 'FIGC, NOIF',
    article: '',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    figures: { age: 16 },
  },
  {
    ...inForce,
    associations: [],
    id: 'fifa-minors-abroad',
    kind: 'minorsAbroad',
    edition: 'FIFA RSTP',
    article: 'art. 19',
    source: 'FIFA, Regulations on the Status and Transfer of Players',
    figures: { untilAge: 18, eeaFromAge: 16, homeToBorder: 50, clubToHome: 100, exchangeYears: 1 },
  },
  ...consent(['IT'], 14, 'confirmed', 'Italian law'),
  ...consent(['ES'], 14, 'unconfirmed', 'General knowledge'),
  ...consent(['FR'], 15, 'unconfirmed', 'General knowledge'),
  ...consent(['PT'], 13, 'unconfirmed', 'General knowledge'),
  ...consent(['DE'], 16, 'unconfirmed', 'General knowledge'),
  ...consent(['ENG', 'SCO', 'WAL', 'NIR'], 13, 'unconfirmed', 'General knowledge'),
];

/** The age from which a person consents to the use of their data by an online service. */
function consent(
  associations: readonly AssociationCode[],
  age: number,
  certainty: RuleCertainty,
  source: string,
): Rule[] {
  return [
    {
      ...inForce,
      id: `digital-consent-${associations.join('-').toLowerCase()}`,
      kind: 'digitalConsent',
      associations,
      edition: 'Regulation (EU) 2016/679 and the law of the country',
      article: '',
      source,
      certainty,
      figures: { age },
    },
  ];
}
