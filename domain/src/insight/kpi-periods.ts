/** The width of a chart's columns, by the length of the period shown. */
export const kpiSteps = ['day', 'week', 'month'] as const;
export type KpiStep = (typeof kpiSteps)[number];

const dayMs = 86_400_000;
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The step of a period's columns, so that a chart stays readable. Days are inclusive, `YYYY-MM-DD`. */
export function stepOf(from: string, to: string): KpiStep {
  const days = (instantOf(to) - instantOf(from)) / dayMs + 1;
  if (days <= 31) return 'day';
  return days <= 217 ? 'week' : 'month';
}

/** The first day of the column that contains a day: the day itself, its Monday, or the first of its month. */
export function startOf(day: string, step: KpiStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 8)}01`;
  const ms = instantOf(day);
  return dayOf(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
}

/** The first days of all columns that a period touches, oldest first. */
export function periodStarts(from: string, to: string, step: KpiStep): string[] {
  const all: string[] = [];
  for (let day = startOf(from, step); day <= to; ) {
    all.push(day);
    day =
      step === 'month'
        ? startOf(dayOf(instantOf(day) + 31 * dayMs), step)
        : dayOf(instantOf(day) + (step === 'week' ? 7 : 1) * dayMs);
  }
  return all;
}
