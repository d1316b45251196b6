/** Days on which a mandate holds, `YYYY-MM-DD`; null: no bound. The first one is included, the last one not. */
export interface MandateDays {
  from: string | null;
  until: string | null;
}

/** Whether a confirmed mandate holds on a day. */
export function isMandatedOn(days: readonly MandateDays[], day: string): boolean {
  return days.some(({ from, until }) => (from === null || from <= day) && (until === null || day < until));
}
