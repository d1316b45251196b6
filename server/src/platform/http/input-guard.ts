import { AppError, type FieldProblem } from '../app-error.ts';

const deepest = 24;
const maxValues = 20_000;

/**
 * Rejects values that no input may contain: NUL and lone surrogates, which PostgreSQL cannot store, and
 * excessive nesting or numbers of values. Throws `FORBIDDEN_CHARACTERS` or `BAD_REQUEST`.
 */
export function guardInput(input: unknown): void {
  const waiting: { value: unknown; path: (string | number)[] }[] = [{ value: input, path: [] }];
  let seen = 0;
  while (waiting.length > 0) {
    const { value, path } = waiting.pop() as { value: unknown; path: (string | number)[] };
    if (++seen > maxValues || path.length > deepest) throw new AppError('BAD_REQUEST');
    if (typeof value === 'string') guardText(value, path);
    else if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        guardText(key, path);
        waiting.push({ value: item, path: [...path, key] });
      }
    }
  }
}

function guardText(text: string, path: (string | number)[]): void {
  if (!isStorable(text)) {
    const field: FieldProblem = { path, code: 'forbiddenCharacters' };
    throw new AppError('FORBIDDEN_CHARACTERS', { fields: path.length > 0 ? [field] : [] });
  }
}

/** True for text that PostgreSQL can store: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
