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

/** The same day so many months earlier; a day that the month lacks becomes its last one. */
export function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  const last = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
  const written = [ofYear, Math.min(last, Number(day.slice(8)))].map((part) => String(part).padStart(2, '0'));
  return [String(year).padStart(4, '0'), ...written].join('-');
}
