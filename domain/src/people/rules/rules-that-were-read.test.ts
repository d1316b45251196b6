import { describe, expect, it } from 'vitest';
import { checkAct, type JudgedKind, judgedKinds } from './check-act.ts';
import { usualAct } from './example-acts.ts';
import { readFigures } from './example-read-figures.ts';
import { readRules } from './example-read-rules.ts';
import { shippedPacks } from './packs/shipped-packs.ts';
import type { Rule } from './rule.ts';

const packs = Object.values(shippedPacks).flat();

const windowsOfSerieA = ['2025-06-01', '2025-07-01', '2026-01-02'].flatMap((day) =>
  ['registered', 'free'].map((status) => `it-tier-1-into-${status}-${day}`),
);

/** Every statement that was read in a regulation or a public page, with the rules that say it. */
const statements: readonly (readonly [statement: string, ...ids: string[]])[] = [
  ['the cap on an agent’s fee, suspended since 30 December 2023', 'fifa-fee-cap', 'fifa-fee-cap-suspended'],
  ['a fee is paid in parts, suspended', 'fifa-fee-payment', 'fifa-fee-payment-suspended'],
  [
    'nobody acts for the releasing club and another side, suspended',
    'fifa-double-representation',
    'fifa-double-representation-suspended',
  ],
  ['fees are disclosed, suspended', 'fifa-fee-disclosure', 'fifa-fee-disclosure-suspended'],
  ['a mandate lasts two years at most and never renews itself', 'fifa-mandate-length'],
  ['a mandate names both sides, duration, fee and services, and is signed', 'fifa-mandate-contents'],
  ['no clause punishes a client who negotiates alone', 'fifa-client-negotiates'],
  ['another agent approaches in the last two months of an exclusive mandate', 'fifa-exclusive-approach'],
  ['natural persons only, with a licence that is renewed yearly', 'fifa-licence'],
  ['Italy’s mandate is written on the federation’s form', 'italy-mandate-form'],
  ['Italy: no agent before 16, by the state’s law before 14', 'italy-agent-from-16', 'italy-agent-from-14'],
  ['whoever is under 18 signs with a guardian', 'guardian-signs', 'italy-guardian-signs'],
  ['Italy: no fee on a minor’s deals', 'italy-no-fee-on-minors'],
  ['Italy: no paid trials of minors', 'italy-no-paid-trials'],
  ['an agent approaches a minor six months before the first contract’s age', 'fifa-approach-of-minors'],
  ['Italy: licence, register and domiciliation are three facts', 'italy-registers'],
  ['the client agrees to every fee; a conflict is agreed by all', 'fifa-client-agrees', 'fifa-conflict'],
  ['a contract ends with a season and lasts five years at most, a minor’s three', 'fifa-contract-length'],
  [
    'a bound player’s club is told; within six months of the end he is free to sign',
    'fifa-approach-of-bound',
  ],
  ['a contract never depends on a medical or a permit', 'fifa-contract-conditions'],
  ['registered with three clubs a season, matches for two', 'fifa-registrations', 'fifa-matches'],
  [
    'international loans: six in, six out, three between two clubs, a season at most, no loan of a loan',
    'fifa-international-loans',
    'fifa-loan-between-windows',
  ],
  ['club-trained: three seasons or 36 months between 15 and 21', 'fifa-club-trained'],
  [
    'a trial is no employment; a minor’s has its conditions',
    'fifa-trial-no-employment',
    'fifa-trial-of-minors',
  ],
  ['a transfer certificate is waited for 72 hours', 'fifa-transfer-certificate'],
  ['solidarity: 5 % by seasons of the 12th to the 23rd birthday', 'fifa-solidarity'],
  ['Italy’s premiums, whose values were not read', 'italy-technical-training', 'italy-registration-premium'],
  ['no minor moves abroad but by five exceptions', 'fifa-minors-abroad'],
  ['the windows of Serie A 2025/26', ...windowsOfSerieA],
  [
    'the windows of Italy’s amateurs 2024/25',
    'it-tier-4-into-registered-2024-07-01',
    'it-tier-4-into-registered-2024-12-03',
    'it-tier-4-into-free-2024-07-01',
    'it-tier-1-amateur-to-professional-registered-2024-07-01',
  ],
  ['Serie D and Juniores by birth year 2025/26', 'italy-serie-d-quota-2025', 'italy-juniores-2025'],
  ['Allievi are U17 and U16', ...[18, 19, 20, 21].map((category) => `italy-allievi-${category}`)],
  ['Giovanissimi are U15 and U14', ...[22, 23, 24, 25].map((category) => `italy-giovanissimi-${category}`)],
  ['Berretti ended in 2020', 'italy-berretti'],
  ['Serie A: two from abroad a season, three with few in the squad', 'italy-non-eu-serie-a'],
  ['the vincolo is abolished: a season from 8 to 15, two from 16 to 20', 'italy-registration-length'],
  [
    'paid amateurs have the standard contract, bonuses to the fixed pay, and thresholds',
    'italy-amateur-contract',
    'italy-amateur-bonuses',
    'italy-amateur-thresholds',
  ],
  ['a volunteer is refunded 400 a month at most', 'italy-volunteer-refund'],
  [
    'Serie C has minimum pay; professionals are paid to 30 June',
    'italy-serie-c-minimum-2025',
    'italy-paid-to-june',
  ],
  [
    'England: 15 points over six criteria, a panel from 10, four or two places',
    'england-permit-points',
    'england-permit-places',
  ],
  ['Italy: consent to the use of data from 14', 'digital-consent-it'],
];

const idsRead = statements.flatMap(([, ...ids]) => ids);
const isJudged = (kind: Rule['kind']): kind is JudgedKind =>
  (judgedKinds as readonly string[]).includes(kind);

/** Whether a row of the table of verdicts is about this very rule: it speaks alone, with the row's article. */
function hasVerdictRow(rule: Rule): boolean {
  const ages = packs.filter(({ kind }) => kind === 'firstContract');
  return readRules.some(
    ([, kind, given, , article]) =>
      kind === rule.kind &&
      article === rule.article &&
      checkAct([rule, ...ages], { ...usualAct, ...given }).some((verdict) => verdict.rule === rule.kind),
  );
}

/** Whether a row of the table of figures has this rule's article and figures. */
function hasFigureRow(rule: Rule): boolean {
  const figures = rule.figures as Readonly<Record<string, unknown>>;
  return readFigures.some(
    ([kind, article, expected]) =>
      kind === rule.kind &&
      article === rule.article &&
      Object.entries(expected).every(
        ([name, value]) => JSON.stringify(figures[name]) === JSON.stringify(value),
      ),
  );
}

describe('a statement that was read', () => {
  it.each(statements)('%s: stands in the packs, confirmed', (_, ...ids) => {
    for (const id of ids)
      expect([id, packs.find((rule) => rule.id === id)?.certainty]).toEqual([id, 'confirmed']);
  });

  it('is made by every confirmed rule of the packs, and by each once', () => {
    const confirmed = packs.filter(({ certainty }) => certainty === 'confirmed').map(({ id }) => id);
    expect(idsRead.toSorted()).toEqual(confirmed.toSorted());
  });

  it.each(idsRead)('%s has a row: of verdicts if it judges acts, otherwise of figures', (id) => {
    const rule = packs.find((one) => one.id === id) as Rule;
    expect(isJudged(rule.kind) ? hasVerdictRow(rule) : hasFigureRow(rule)).toBe(true);
  });
});
