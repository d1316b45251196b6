import type { FieldErrorCode } from '@trattativa/contract/errors';
import { isStorable } from '../../../platform/http/input-guard.ts';

/** A cell that the rules of the form do not accept. */
export interface RefusedCell {
  field: string;
  code: FieldErrorCode;
  params: Readonly<Record<string, string | number>>;
}

/** The values of a row by field, without unknown fields and what no text may hold, which are reported. */
export function storableCells(
  values: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): { input: Record<string, unknown>; refused: RefusedCell[] } {
  const refused: RefusedCell[] = [];
  const input: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    if (!known.has(field)) refused.push({ field, code: 'invalid', params: {} });
    else if (typeof value === 'string' && !isStorable(value))
      refused.push({ field, code: 'forbiddenCharacters', params: {} });
    else input[field] = value;
  }
  return { input, refused };
}

type Checked<Value> = { value: Value; problems?: never } | { value?: never; problems: RefusedCell[] };

/**
 * What the rules accept of the values. What they refuse is taken out of `input` and added to `refused`, until the rest is
 * accepted: a value can also be refused only beside another. Null when a needed field is refused.
 */
export function acceptedCells<Value>(
  input: Record<string, unknown>,
  refused: RefusedCell[],
  { check, needed }: { check: (input: Record<string, unknown>) => Checked<Value>; needed: readonly string[] },
): Value | null {
  for (let rounds = Object.keys(input).length; rounds >= 0; rounds -= 1) {
    const { value, problems } = check(input);
    if (problems === undefined) return value ?? null;
    let removed = 0;
    for (const problem of problems) {
      if (!(problem.field in input)) continue;
      delete input[problem.field];
      removed += 1;
      refused.push(problem);
    }
    if (removed === 0 || needed.some((field) => input[field] === undefined)) return null;
  }
  return null;
}
