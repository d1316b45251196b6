import pg from 'pg';

const readAnyInstant: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/**
 * Parses a `timestamptz` in PostgreSQL's UTC form digit by digit, because a list has hundreds of them; pg
 * parses every other form (another zone, before Christ, infinity).
 */
export function readInstant(text: string): Date {
  const year = digits(text, 0, 4);
  if (!text.endsWith('+00') || text[4] !== '-' || year < 100) return readAnyInstant(text);
  const fraction = Math.min(text.length - 3, 23) - 20;
  const ms = fraction > 0 ? digits(text, 20, fraction) * 10 ** (3 - fraction) : 0;
  const [month, day] = [digits(text, 5, 2) - 1, digits(text, 8, 2)];
  return new Date(
    Date.UTC(year, month, day, digits(text, 11, 2), digits(text, 14, 2), digits(text, 17, 2), ms),
  );
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let at = from; at < from + count; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}
