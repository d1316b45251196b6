import type { Rule } from './rule.ts';
import type { RuleKind } from './rule-kinds.ts';

/** A value that two versions of a rule have differently, as text; null: it has none. */
export interface ValueChange {
  /** Field or figure: `to`, `figures.percentUpTo`. */
  path: string;
  from: string | null;
  to: string | null;
}

/** What a version of a pack changed about one rule. */
export interface RuleChange {
  id: string;
  kind: RuleKind;
  change: 'added' | 'removed' | 'changed';
  values: readonly ValueChange[];
}

/** The fields that are compared, beside the figures. */
const comparedFields = [
  'associations',
  'from',
  'to',
  'status',
  'edition',
  'article',
  'source',
  'certainty',
] as const;

/** What differs between two versions of a pack, in the order of the later one; removed rules at the end. */
export function ruleChanges(before: readonly Rule[], after: readonly Rule[]): readonly RuleChange[] {
  const earlier = new Map(before.map((rule) => [rule.id, rule]));
  const later = new Set(after.map(({ id }) => id));
  const found = after.map((rule) => changeOf(earlier.get(rule.id), rule));
  const removed = before.filter(({ id }) => !later.has(id)).map((rule) => changeOf(rule, undefined));
  return [...found, ...removed].filter((change): change is RuleChange => change !== null);
}

function changeOf(before: Rule | undefined, after: Rule | undefined): RuleChange | null {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const rule = after ?? before;
  if (!rule) return null;
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  const values = paths.flatMap((path) => {
    const [from, to] = [one.get(path) ?? null, other.get(path) ?? null];
    return from === to ? [] : [{ path, from, to }];
  });
  if (values.length === 0) return null;
  return { id: rule.id, kind: rule.kind, change: before ? (after ? 'changed' : 'removed') : 'added', values };
}

function valuesOf(rule: Rule | undefined): ReadonlyMap<string, string> {
  if (!rule) return new Map();
  const fields = comparedFields.map((name) => [name, rule[name]] as const);
  const figures = Object.entries(rule.figures).map(([name, value]) => [`figures.${name}`, value] as const);
  return new Map(
    [...fields, ...figures].flatMap(([path, value]) => {
      const said = Array.isArray(value) ? value.join(', ') : value;
      return said === null || said === '' ? [] : [[path, String(said)] as const];
    }),
  );
}
