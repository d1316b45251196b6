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

/** The same day so many years earlier; 29 February becomes the 28th. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
