import { describe, expect, it } from 'vitest';
import { type ActFacts, type FactName, type RuledAct, ruledActs } from '../rules/act-facts.ts';
import { judgeByRule, judgedKinds } from '../rules/check-act.ts';
import { shippedPacks } from '../rules/packs/shipped-packs.ts';
import type { Rule } from '../rules/rule.ts';
import { factSamples } from './fact-samples.ts';
import { isAsked } from './fact-ways.ts';
import { gatherFacts, needsPermit } from './gather-facts.ts';
import { type ActPieces, situationOf } from './situation.ts';
import { readFacts, unknownFacts } from './unknown-facts.ts';

const packs = Object.values(shippedPacks).flat();
const names = Object.keys(factSamples) as readonly FactName[];
const usual = { day: '2026-11-02', associations: ['IT', 'ENG'] } as const;

/** Acts of which every fact has one of its sample values, or is absent: more than any check tells apart. */
function manyFacts(act: RuledAct): ActFacts[] {
  const picks = Array.from({ length: 240 }, (_, pick) =>
    Object.fromEntries(
      names.map((name, at) => {
        const values: readonly unknown[] = [...factSamples[name], undefined];
        return [name, values[(pick * (at + 1) + (pick >> (at % 6))) % values.length]];
      }),
    ),
  );
  return picks.map((facts) => ({ ...facts, act, ...usual }));
}

/** What the checks read of an act, whatever the rest of it is. */
function neededBy(act: RuledAct): Set<FactName> {
  const rules = packs.filter(({ kind }) => (judgedKinds as readonly string[]).includes(kind)) as Rule[];
  return new Set(
    manyFacts(act).flatMap((facts) =>
      rules.flatMap((rule) => [...readFacts(facts, (given) => judgeByRule(packs, rule, given))]),
    ),
  );
}

const declared = { association: 'ES', club: 'Cádiz', contractEnds: '2027-06-30', career: [] };
const whole: ActPieces = {
  person: { bornDate: '2009-05-05', nationalities: ['AR'], euPassport: false, declared },
  ledger: { entries: [], startsOn: '2026-11-02', firstMonth: undefined },
  agent: {
    isLicensed: true,
    isRegistered: true,
    exclusiveUntil: null,
    actsForEngaging: true,
    actsForReleasing: false,
    percentOfYear: 3,
    isAgreed: true,
  },
  club: {
    teamId: 1,
    name: 'Rovigo',
    country: 'IT',
    association: 'IT',
    level: 4,
    category: 6,
    nonEuThisSeason: 0,
    nonEuInSquad: 0,
  },
  agreement: { teamId: 2, association: 'ES' },
  terms: { contractKind: 'volunteer', months: 12, monthlyGross: 300, yearlyGross: 3600, bonusPercent: 0 },
  documents: { notice: true, guardian: true, minorApproval: true, federationForm: true, permit: true },
  loan: {
    months: 8,
    toNextWindow: true,
    ofClub: 0,
    betweenClubs: 0,
    isOfLoan: false,
    isClubTrained: true,
    monthsWithClub: 40,
  },
  mandate: { months: 24, isComplete: true, isOnForm: true },
  trial: { weeks: 2, trialsThisYear: 0, conditions: true },
};

const given = (act: RuledAct, pieces: ActPieces = whole) => situationOf({ act, ...usual }, pieces);

/** The facts that the pieces of an act fill when everything is known. */
const filledBy = (act: RuledAct) =>
  new Set((Object.keys(gatherFacts(given(act)).known) as FactName[]).filter((name) => names.includes(name)));

describe.each(ruledActs)('a whole %s', (act) => {
  it('fills every fact that a rule reads of it', () => {
    const filled = filledBy(act);
    expect([...neededBy(act)].filter((fact) => !filled.has(fact))).toEqual([]);
  });

  it('leaves nothing unknown', () => {
    expect(unknownFacts(packs, gatherFacts(given(act)).known)).toEqual([]);
  });
});

it('every fact is filled by an act whose rules read it', () => {
  const used = new Set(
    ruledActs.flatMap((act) => [...neededBy(act)].filter((fact) => filledBy(act).has(fact))),
  );
  expect(names.filter((fact) => !used.has(fact))).toEqual([]);
});

it.each([
  ['IE', 'GB', false],
  ['GB', 'IE', false],
  ['FR', 'GB', true],
  ['GB', 'FR', true],
  ['CH', 'IT', false],
  ['IT', 'CH', false],
  ['AR', 'CH', true],
  ['AR', 'AR', false],
])('a citizen of %s needs a permit in %s: %s', (nationality, country, needed) => {
  expect(needsPermit({ nationalities: [nationality], euPassport: null }, country)).toBe(needed);
  expect(needsPermit({ nationalities: ['BR', nationality], euPassport: null }, country)).toBe(needed);
});

describe('what is not known', () => {
  const empty: ActPieces = {
    ...whole,
    person: {
      bornDate: null,
      nationalities: [],
      euPassport: null,
      declared: { association: null, club: '', contractEnds: undefined, career: [] },
    },
    agent: null,
    club: whole.club && {
      ...whole.club,
      country: 'FR',
      association: 'FR',
      level: null,
      category: null,
      nonEuInSquad: null,
    },
    agreement: null,
    terms: null,
    documents: null,
    loan: null,
    mandate: { months: 12, isComplete: false, isOnForm: null },
    trial: { weeks: null, trialsThisYear: 0, conditions: false },
  };

  it.each(ruledActs)('can be stated somewhere, of a %s of which nothing is known', (act) => {
    const unknown = unknownFacts(packs, gatherFacts(given(act, empty)).known);
    expect(unknown.filter((fact) => !isAsked(fact))).toEqual([]);
  });

  it('is the end of a contract of which only the club is stated', () => {
    const person = {
      ...whole.person,
      bornDate: '2000-01-01',
      declared: { ...declared, contractEnds: undefined },
    };
    const pieces = { ...whole, person, agreement: null };
    expect(unknownFacts(packs, gatherFacts(given('proposal', pieces)).known)).toEqual(['contractEnds']);
  });

  it('is nothing that could not concern the person', () => {
    // A club outside the tiers with places for non-EU players asks for no passport.
    const person = { ...whole.person, nationalities: [], euPassport: null };
    const unknown = unknownFacts(packs, gatherFacts(given('signature', { ...whole, person })).known);
    expect(unknown).not.toContain('nonEuFromAbroad');
  });
});
