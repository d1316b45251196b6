import type { Verdict } from '@trattativa/domain/people/rules/check-act';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { formatDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';

/** The kinds of rules that keep agents and fees away from minors. Sentences: `minor-rules:must.<kind>`, `minor-rules:instead.<kind>`. */
const minorRules = [
  'agentFromAge',
  'feeOnMinors',
  'approachOfMinors',
  'guardianSigns',
  'paidTrials',
] as const;
type MinorRule = (typeof minorRules)[number];

/** A rule in words. A type, so that it can be the parameters of a text. */
export type SaidRule = {
  /** The edition and the article. */
  source: string;
  /** What it says, and what is possible instead. */
  text: string;
};

export function isMinorRule(rule: string): rule is MinorRule {
  return (minorRules as readonly string[]).includes(rule);
}

/** What a rule for minors says, and what is possible instead. */
export function sayMinorRule(
  { rule, values, edition, article }: Pick<Verdict, 'rule' | 'values' | 'edition' | 'article'>,
  language: Language,
): SaidRule {
  const say = textsIn(language, 'minor-rules');
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, sayValue(value, language)]),
  );
  const kind = rule as MinorRule;
  const must = say(`must.${kind}`, said as ValuesOf<`minor-rules:must.${MinorRule}`>);
  const instead = say(`instead.${kind}`, said as ValuesOf<`minor-rules:instead.${MinorRule}`>);
  return { source: [edition, article].filter(Boolean).join(', '), text: `${must} ${instead}` };
}

function sayValue(value: string | number, language: Language): string {
  if (typeof value === 'number') return String(value);
  return isValidPlainDate(value) ? formatDate(language, `${value}T12:00:00Z`, 'UTC') : value;
}
