import type { SaidVerdict } from '@trattativa/contract/people/rules/rule';
import { licenceNamed } from '@trattativa/domain/people/qualifications';
import type { JudgedKind, Verdict } from '@trattativa/domain/people/rules/check-act';
import { fieldsOfKind } from '@trattativa/domain/people/rules/rule-kinds';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { textsIn, translate } from '@trattativa/texts/translate';
import { originOf } from './present-origin.ts';

type MustKey = `rule-verdicts:must.${JudgedKind}`;
type InsteadKey = `rule-verdicts:instead.${JudgedKind}`;

/**
 * What a verdict says in a language: the rule; what is possible instead, unless the act passes; that the rule is suspended or its
 * figure not confirmed; and that the verdict rests on what somebody declared.
 */
export function describeVerdict(
  { rule, verdict, values, status, certainty, isDeclared, liftedFor, endedOn }: Verdict,
  language: Language,
): string {
  const say = textsIn(language, 'rule-verdicts');
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, describeValue(rule, name, value, language)]),
  );
  const sentences = [say(`must.${rule}`, said as ValuesOf<MustKey>)];
  if (verdict !== 'pass') sentences.push(say(`instead.${rule}`, said as ValuesOf<InsteadKey>));
  if (status === 'suspended') sentences.push(say('about.suspended'));
  if (certainty !== 'confirmed') sentences.push(say(`about.${certainty}`));
  if (endedOn !== undefined) sentences.push(say('about.ended', { until: dayIn(endedOn, language) }));
  // A mandate is not complete by its own form, not by anybody's record.
  if (isDeclared && rule !== 'mandateContents') sentences.push(say('about.declared'));
  if (liftedFor !== undefined) sentences.push(say('about.lifted', { reason: liftedFor }));
  return sentences.join(' ');
}

/** A verdict as calls answer it, in a language. */
export function presentVerdict(verdict: Verdict, language: Language): SaidVerdict {
  const { rule, verdict: name, article } = verdict;
  return { rule, verdict: name, article, text: describeVerdict(verdict, language), ...originOf(verdict) };
}

const dayIn = (day: string, language: Language) => formatDate(language, `${day}T12:00:00Z`, 'UTC');

function describeValue(rule: JudgedKind, name: string, value: string | number, language: Language): string {
  if (typeof value === 'string') {
    const licence = licenceNamed(value);
    if (licence !== null) return translate(language, `catalogue:qualification.${licence}`);
    return isValidPlainDate(value) ? dayIn(value, language) : value;
  }
  const field = fieldsOfKind(rule)[name];
  const unit = field?.type === 'number' ? field.unit : null;
  // Years of birth are no amounts: nothing groups their digits.
  if (name === 'bornFrom') return String(value);
  if (unit === 'percent' || name.endsWith('Percent')) return formatPercent(language, value);
  if (unit === 'euros' || name.endsWith('Euros')) return formatMoney(value * 100);
  return formatNumber(language, value);
}
