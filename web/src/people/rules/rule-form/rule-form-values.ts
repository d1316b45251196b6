import type { Api } from '@trattativa/contract/api';
import type { RuleAnswer } from '@trattativa/contract/people/rules/rule';
import type { FigureField } from '@trattativa/domain/people/rules/figure-fields';
import type { RuleCertainty, RuleStatus } from '@trattativa/domain/people/rules/rule';
import { fieldsOfKind, type RuleKind } from '@trattativa/domain/people/rules/rule-kinds';

export type WrittenRule = Api['Rules/SavePack']['input']['rules'][number];

/** A rule as its form holds it: figures as typed. */
export interface RuleValues {
  id: string;
  kind: RuleKind;
  associations: string[];
  from: string;
  to: string;
  status: RuleStatus;
  edition: string;
  article: string;
  source: string;
  certainty: RuleCertainty;
  figures: Record<string, string | boolean | null>;
  reason: string;
}

function typed(field: FigureField, value: unknown): string | boolean | null {
  if (field.type === 'yesNo') return value === true;
  if (value === null || value === undefined) return field.type === 'choice' ? null : '';
  if (Array.isArray(value)) return value.join(', ');
  return field.type === 'localTime' ? String(value).replace('T', ' ') : String(value);
}

/** What the form begins with: a rule, or an empty one of a kind. */
export function valuesOfRule(rule: RuleAnswer | null, kind: RuleKind): RuleValues {
  const figures = Object.entries(fieldsOfKind(kind)).map(([name, field]) => [
    name,
    typed(field, rule?.figures[name]),
  ]);
  return {
    id: rule?.id ?? '',
    kind,
    associations: [...(rule?.associations ?? [])],
    from: rule?.from ?? '',
    to: rule?.to ?? '',
    status: rule?.status ?? 'inForce',
    edition: rule?.edition ?? '',
    article: rule?.article ?? '',
    source: rule?.source ?? '',
    certainty: rule?.certainty ?? 'unconfirmed',
    figures: Object.fromEntries(figures) as RuleValues['figures'],
    reason: '',
  };
}

function figureOf(field: FigureField, value: string | boolean | null | undefined): unknown {
  if (field.type === 'yesNo') return value === true;
  const text = String(value ?? '').trim();
  switch (field.type) {
    case 'number':
      return text === '' ? null : Number(text.replace(',', '.'));
    case 'numbers':
      return readNumbers(text) ?? [];
    case 'localTime':
      return text.replace(' ', 'T');
    default:
      return text;
  }
}

/** Whole numbers separated by commas; null: something else was typed. */
export function readNumbers(text: string): number[] | null {
  const parts = text.split(/[,;\s]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,6}$/.test(part)) ? parts.map(Number) : null;
}

/** The rule as the call takes it. */
export function writtenRule({ reason: _, figures, from, to, ...values }: RuleValues): WrittenRule {
  const fields = Object.entries(fieldsOfKind(values.kind));
  return {
    ...values,
    from: from || null,
    to: to || null,
    figures: Object.fromEntries(fields.map(([name, field]) => [name, figureOf(field, figures[name])])),
  };
}

/** The other rules of the pack as they are, in the shape of the call. */
export function keptRule({ confirmed: _, ...rule }: RuleAnswer): WrittenRule {
  return rule;
}
