import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';

/** Whole years between a birth date (`2008-07-03`) and a day of the same form; null if it is not a date. */
export function ageOn(bornDate: string, day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/u.test(bornDate)) return null;
  const years = Number(day.slice(0, 4)) - Number(bornDate.slice(0, 4));
  return day.slice(5) < bornDate.slice(5) ? years - 1 : years;
}

/** Under 18 on a day; false if the birth date is not a date. */
export function isMinorOn(bornDate: string, day: string): boolean {
  const age = ageOn(bornDate, day);
  return age !== null && age < ageOfMajority;
}
