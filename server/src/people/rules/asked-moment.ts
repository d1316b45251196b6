import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { dayInZone, instantInZone } from '@trattativa/domain/platform/zoned-time';
import type { Clock } from '../../platform/clock.ts';

/** A zone, and the clock that says when nothing was asked for. */
interface Where {
  zone: string;
  clock: Clock;
}

/** The moment that a call asks about: an instant, or the first one of a day in the zone; by default now. */
export function momentAsked(at: string | undefined, { zone, clock }: Where): Date {
  if (at === undefined) return clock.now();
  return isValidPlainDate(at) ? instantInZone(zone, `${at}T00:00`) : new Date(at);
}

/** The day in the zone that a call asks about; by default today. */
export function dayAsked(at: string | undefined, where: Where): string {
  return at !== undefined && isValidPlainDate(at) ? at : dayInZone(where.zone, momentAsked(at, where));
}
