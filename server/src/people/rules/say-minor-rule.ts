import type { JudgedKind, Verdict } from '@trattativa/domain/people/rules/check-act';
import type { Language } from '@trattativa/texts/languages';
import { sayVerdict } from './say-verdict.ts';

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

/** What a rule for minors says, and what is possible instead. */
export function sayMinorRule(verdict: Verdict, language: Language): SaidRule {
  const { edition, article } = verdict;
  return { source: [edition, article].filter(Boolean).join(', '), text: sayVerdict(verdict, language) };
}
