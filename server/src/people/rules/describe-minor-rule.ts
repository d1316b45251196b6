import type { JudgedKind, Verdict } from '@trattativa/domain/people/rules/check-act';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { describeVerdict } from './describe-verdict.ts';

/** The kinds of rules that keep agents and fees away from minors. */
const minorRules: readonly JudgedKind[] = [
  'agentFromAge',
  'feeOnMinors',
  'approachOfMinors',
  'guardianSigns',
  'paidTrials',
  'trialOfMinors',
  'trialLength',
];

/** A rule in words. A type, so that it can be the parameters of a text. */
export type SaidRule = {
  /** The edition and the article. */
  source: string;
  /** What it says, and what is possible instead. */
  text: string;
};

export function isMinorRule(rule: JudgedKind): boolean {
  return minorRules.includes(rule);
}

/** A birth date that nobody can rely on: there is none, or another date of the person is a minor's. */
export interface UnsureAge {
  rule: 'ageUnknown' | 'ageRaised';
}

/** Why an act on a player is refused. */
export type Obstacle = Verdict | UnsureAge;

/** What a rule for minors says, or what is wrong with the birth date, and what is possible instead. */
export function describeMinorRule(obstacle: Obstacle, language: Language): SaidRule {
  if (isUnsureAge(obstacle)) {
    const text = obstacle.rule === 'ageUnknown' ? 'unknown' : 'raised';
    return {
      source: translate(language, 'rule-verdicts:age.source'),
      text: translate(language, `rule-verdicts:age.${text}`),
    };
  }
  const { edition, article } = obstacle;
  return { source: [edition, article].filter(Boolean).join(', '), text: describeVerdict(obstacle, language) };
}

export function isUnsureAge(obstacle: Obstacle): obstacle is UnsureAge {
  return obstacle.rule === 'ageUnknown' || obstacle.rule === 'ageRaised';
}
