/** The only source of the current time. Injected, so that tests and the demo can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The system clock plus the time it was advanced by. */
export class AdjustableClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  advance(seconds: number): void {
    this.#offsetMs += seconds * 1000;
  }
}

/** `YYYY-MM-DD` of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

export function addHours(instant: Date, hours: number): Date {
  return addMinutes(instant, hours * 60);
}

export function addDays(instant: Date, days: number): Date {
  return addMinutes(instant, days * 24 * 60);
}
