/** A step that takes some time and waits for others. */
export interface PathStep<Name extends string = string> {
  name: Name;
  /** How long it takes, in hours. */
  hours: number;
  /** The steps that must be done before it begins. */
  after: readonly Name[];
}

const hourMs = 3_600_000;

/**
 * The last moment at which each step can be done so that everything after it still fits before the deadline: the deadline
 * less the longest path of the steps that wait for it. The steps must not wait for one another in a circle.
 */
export function lastSafeMoments<Name extends string>(
  steps: readonly PathStep<Name>[],
  deadline: Date,
): ReadonlyMap<Name, Date> {
  const longest = new Map<Name, number>();
  const hoursAfter = (name: Name): number => {
    const known = longest.get(name);
    if (known !== undefined) return known;
    const waiting = steps.filter(({ after }) => after.includes(name));
    const hours = Math.max(0, ...waiting.map((step) => step.hours + hoursAfter(step.name)));
    longest.set(name, hours);
    return hours;
  };
  return new Map(
    steps.map(({ name }) => [name, new Date(deadline.getTime() - hoursAfter(name) * hourMs)] as const),
  );
}

/** How a step stands: too late is when its last safe moment is over, soon within so many hours before it. */
export const soonHours = 72;

export function standingOf(safeUntil: Date, isDone: boolean, now: Date): 'done' | 'late' | 'soon' | 'open' {
  if (isDone) return 'done';
  const left = safeUntil.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left <= soonHours * hourMs ? 'soon' : 'open';
}
