import { isValidPlainDate } from './plain-date.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** The wall clock of a zone at an instant, in milliseconds as if it were UTC. */
function wallClock(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const day = 86_400_000;

/**
 * The instant at which the wall clock of a zone shows a time, `YYYY-MM-DDTHH:mm`. A time that the spring skips is read an hour
 * later; of one that the autumn repeats, the first is taken.
 */
export function instantInZone(zone: string, localTime: string): Date {
  const wall = Date.parse(`${localTime}:00Z`);
  // The offset of the zone changes at most once within two days: it is the one before or the one after.
  const offsets = [wall - day, wall + day].map((near) => wallClock(zone, near) - near);
  const instants = offsets.map((offset) => wall - offset).sort((one, other) => one - other);
  const shown = instants.find((instant) => wallClock(zone, instant) === wall);
  return new Date(shown ?? wall - Math.min(...offsets));
}

/** The calendar day in a zone at an instant, `YYYY-MM-DD`. */
export function dayInZone(zone: string, instant: Date): string {
  return new Date(wallClock(zone, instant.getTime())).toISOString().slice(0, 10);
}

/** True for a name of the tz database that this platform knows, such as `Europe/Rome`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(\/[A-Za-z_+-]+)*$/.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** True for a wall clock time `YYYY-MM-DDTHH:mm` of a real day. */
export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isValidPlainDate(text.slice(0, 10));
}
