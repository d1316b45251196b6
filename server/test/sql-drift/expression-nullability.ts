/** Nullability of a result column; `unknown` when it cannot be derived. */
export type Nullability = 'null' | 'never' | 'unknown';

/** The plan's knowledge of the parts of an expression. */
export interface Surroundings {
  /** A column, with its table's alias where the plan names it; undefined when there is no such column. */
  ofColumn(alias: string | undefined, name: string): Nullability | undefined;
  /** The single value returned by the subquery of this name. */
  ofSubquery(name: string): Nullability;
  /** A condition passes only rows in which it is not null. */
  isGiven(expression: string): boolean;
  /** Aggregates are over groups, none of which is empty. */
  groups: boolean;
}

const columnNames = /(?<![\w.:])(?:([a-z_]\w*)\.)?([a-z_]\w*)\b(?![(.])/g;
/** Functions and operators that may turn null into a value or a value into null. */
const notStrict =
  /\b(COALESCE|CASE|OR|IS|NOT|EXISTS|SubPlan|InitPlan|ARRAY|ROW|GREATEST|LEAST|NULLIF|NULL|OVER|concat\w*|jsonb?_\w+|count|sum|max|min|avg|bool_\w+|\w+_agg|percentile_\w+|to_jsonb)\b|->|\[/;
const nullForNoRow = /^(sum|max|min|avg|bool_or|bool_and|string_agg|array_agg|jsonb?_agg)\(/;
const neverNull = /^(count|EXISTS|ARRAY|json_build_\w+|jsonb_build_\w+)\b/;

/** Whether an expression, as EXPLAIN prints it, may be null. */
export function readExpression(written: string, around: Surroundings): Nullability {
  const text = bare(written);
  if (around.isGiven(text)) return 'never';
  if (/^NULL\b/.test(text) || (/^CASE\b.*\bEND$/.test(text) && /\b(THEN|ELSE) NULL\b/.test(text)))
    return 'null';
  const [, subquery] = /^(?:\((InitPlan \d+)\)\.col1|SubPlan \d+)$/.exec(text) ?? [];
  if (subquery ?? text.startsWith('SubPlan ')) return around.ofSubquery(subquery ?? text);
  if (neverNull.test(text) || / IS (NOT )?NULL$/.test(text)) return 'never';
  if (nullForNoRow.test(text)) return around.groups ? 'unknown' : 'null';
  const [, alternatives] = /^COALESCE\((.*)\)$/.exec(text) ?? [];
  if (alternatives)
    return ofAlternatives(splitAt(alternatives, ', ').map((one) => readExpression(one, around)));
  return notStrict.test(text) ? 'unknown' : ofParts(text, around);
}

/** Nullability of the first non-null of several expressions. */
function ofAlternatives(all: Nullability[]): Nullability {
  if (all.includes('never')) return 'never';
  return all.every((one) => one === 'null') ? 'null' : 'unknown';
}

/** Nullability of an expression that is null as soon as one of its parts is. */
function ofParts(text: string, around: Surroundings): Nullability {
  const parts = columnsIn(text).map(([alias, name]) => around.ofColumn(alias, name));
  if (parts.includes('null')) return 'null';
  return parts.includes('unknown') ? 'unknown' : 'never';
}

/** What a true condition implies to be not null: columns as `alias.name` or `name`, and whole expressions. */
export function givenBy(condition: string): string[] {
  return splitAt(bare(condition), ' AND ').flatMap((part) => {
    const text = bare(part);
    if (text !== part && / AND /.test(text) && splitAt(text, ' AND ').length > 1) return givenBy(text);
    const [, expression] = /^(.*) IS NOT NULL$/.exec(text) ?? [];
    const holding = expression ?? text;
    const columns = notStrict.test(holding)
      ? []
      : columnsIn(holding).map(([of, name]) => (of ? `${of}.${name}` : name));
    return expression === undefined ? columns : [bare(expression), ...columns];
  });
}

function columnsIn(text: string): [alias: string | undefined, name: string][] {
  return [...text.matchAll(columnNames)].map(([, alias, name]) => [alias, name ?? '']);
}

/** Strips texts, outer brackets and casts. */
function bare(written: string): string {
  let text = written.replaceAll(/'(?:[^']|'')*'/g, "''");
  for (;;) {
    const [, inner = text] = /^(\(.*\))::[\w ]+(?:\[\])?$/.exec(text) ?? [];
    const converted = isWrapped(inner) ? inner : text;
    const next = isWrapped(converted) ? converted.slice(1, -1) : converted;
    if (next === text) return text;
    text = next;
  }
}

function isWrapped(text: string): boolean {
  return text.startsWith('(') && text.endsWith(')') && closingOf(text) === text.length - 1;
}

/** The position at which the first bracket is closed. */
function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Splits a text at separators outside of brackets. */
function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(' || text[at] === '[') depth += 1;
    if (text[at] === ')' || text[at] === ']') depth -= 1;
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
    }
  }
  return [...parts, text.slice(from)];
}
