import { z } from 'zod';

/** Fields that every list call takes. Limit 1–100; the cursor is opaque and comes from the previous page. */
export const pageInput = {
  limit: z.number().int('notWhole').min(1, 'tooSmall').max(100, 'tooBig').optional(),
  cursor: z.string().max(400, 'tooLong').optional(),
};

/**
 * `{Items, NextCursor, Total, TotalIsExact}`. Counting stops one above `countedExactly` (matches: above a thousand);
 * `TotalIsExact` is then false, and the total means "more than" the limit. The last page has no next cursor.
 */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    totalIsExact: z.boolean(),
  });
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
  totalIsExact: boolean;
}
