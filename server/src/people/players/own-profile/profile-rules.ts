import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import type { SettingsSnapshot } from '../../../identity/platform-settings.ts';
import { addDays, type Clock } from '../../../platform/clock.ts';
import type { RulesSnapshot } from '../../rules/rules-snapshot.ts';

/** What the platform settings and the rule packs say of profiles, now. */
export interface ProfileRules {
  now: Date;
  packs: RulePacks;
  /** Days that a registered player's own record may stay incomplete after its last change (spec §9). */
  incompleteDays: number;
  /** Before it no incomplete record is deleted: shorter days leave time for both reminders. */
  noneDeletedBefore: Date;
  /** Last changed before it, a complete record is obsolete. */
  obsoleteBefore: Date;
}

/** Reminders are sent 48 and 24 hours before a deletion. */
const reminderDays = 2;

/** The settings and rule packs in force. */
export function profileRules(services: {
  settings: Pick<SettingsSnapshot, 'current'>;
  rules: Pick<RulesSnapshot, 'current'>;
  clock: Clock;
}): ProfileRules {
  const { settings, rules, clock } = services;
  const { profiles, incompleteDaysSince } = settings.current;
  const now = clock.now();
  return {
    now,
    packs: rules.current.rules,
    incompleteDays: profiles.incompleteDays,
    noneDeletedBefore: addDays(incompleteDaysSince, reminderDays),
    obsoleteBefore: monthsBefore(now, profiles.obsoleteMonths),
  };
}

/** Calendar months earlier; a day that the earlier month lacks becomes its last (31 August → 28 or 29 February). */
export function monthsBefore(now: Date, months: number): Date {
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0));
  const day = Math.min(now.getUTCDate(), lastOfMonth.getUTCDate());
  const earlier = new Date(now);
  earlier.setUTCFullYear(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), day);
  return earlier;
}
