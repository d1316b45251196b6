/** The number as it is printed, without the letters of its series. */
export function numberOf({ number, year }: { number: number; year: number }): string {
  return `${number}/${year}`;
}

const inItaly = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' });

/** The day that an instant has where the operator keeps the books, `YYYY-MM-DD`: the year of the number is that day's. */
export function bookingDay(at: Date): string {
  return inItaly.format(at);
}

/** The statutory term in Italy (art. 2220 of the civil code), counted from the end of the year. */
const yearsKept = 10;

/** The year before which documents are deleted: the ten years of the law are over. */
export function firstYearKept(now: Date): number {
  return Number(bookingDay(now).slice(0, 4)) - yearsKept;
}
