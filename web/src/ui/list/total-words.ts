import { countedExactly } from '@trattativa/domain/platform/counted-exactly';

/** How many things a list holds: counting ends somewhere, and a total that is not exact is one beyond that. */
export interface Counted {
  total: number;
  totalIsExact: boolean;
}

/**
 * What a sentence about a total is filled with: `count` chooses the plural form, `number` is written as the reader
 * writes numbers. Of a total that is not exact it is the number that is surely exceeded, for "more than {{number}}".
 */
export function totalWords(
  { total, totalIsExact }: Counted,
  number: (value: number) => string,
): { count: number; number: string } {
  const said = totalIsExact ? total : total - 1;
  return { count: said, number: number(said) };
}

/** A bare number that the service counts exactly up to `most`. */
export function countedUpTo(total: number, most = countedExactly): Counted {
  return { total, totalIsExact: total <= most };
}
