import type { RegistrationLimits } from '@trattativa/domain/people/registrations';
import { findRule } from '@trattativa/domain/people/rules/rule';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';

/** How many clubs the season of today allows to a player, by the rule packs. */
export function registrationLimits({ rules, clock }: Pick<Services, 'rules' | 'clock'>): RegistrationLimits {
  const packs = rules.current.rules;
  const on = { day: dayOf(clock.now()) };
  return {
    registered: findRule(packs, 'registrationsPerSeason', on)?.figures.clubs ?? null,
    played: findRule(packs, 'matchesPerSeason', on)?.figures.clubs ?? null,
  };
}
