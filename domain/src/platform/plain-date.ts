/** True for a real calendar day written `YYYY-MM-DD`, from 1900 to 2199. */
export function isValidPlainDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whole years from a birth date to a day, both `YYYY-MM-DD`. Somebody born on 29 February turns on 1 March. */
export function ageOn(bornDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornDate.slice(0, 4));
  return day.slice(5) < bornDate.slice(5) ? years - 1 : years;
}

/** The day so many years earlier; 29 February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

/**
 * The day so many years later; 29 February becomes 1 March, the day on which whoever was born then turns a year older.
 */
export function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const same = `${String(year).padStart(4, '0')}${day.slice(4)}`;
  return isValidPlainDate(same) || !day.endsWith('-02-29') ? same : `${same.slice(0, 4)}-03-01`;
}

/** The day so many months later, or earlier when negative; a day that the month lacks is its last. */
export function monthsAfter(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return first.toISOString().slice(0, 10);
}

/** The day so many days later, or earlier when negative. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day so many months earlier; a day that the month lacks becomes its last one. */
export function monthsBefore(day: string, months: number): string {
  return monthsAfter(day, -months);
}

/** Whole days from one day to another (`YYYY-MM-DD`); negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
