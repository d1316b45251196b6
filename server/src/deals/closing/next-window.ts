import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { associationsOfCountry } from '@trattativa/domain/people/associations';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { findWindow, isOpenAt, type RegistrationWindow } from '@trattativa/domain/people/rules/windows';
import type { Services } from '../../platform/services.ts';
import type { ProposedTeam } from '../negotiations/negotiation.ts';

/** The club's next window. A country of several associations names none, because it is not known which one the club is of. */
export function nextWindow(
  { rules }: Pick<Services, 'rules'>,
  { country, level }: Pick<ProposedTeam, 'country' | 'level'>,
  isUnderContract: boolean,
  now: Date,
): RegistrationWindow | null {
  const [association, other] = associationsOfCountry(country);
  const tier = level === null ? null : tierOfLevel(level);
  if (association === undefined || other !== undefined || tier === null) return null;
  const playerStatus = isUnderContract ? 'registered' : 'free';
  const window = findWindow(rules.current.rules, { association, tier, playerStatus }, now);
  return window && window.closesAt > now ? window : null;
}

export function presentWindow(window: RegistrationWindow, now: Date): NonNullable<Closing['window']> {
  return {
    isOpen: isOpenAt(window, now),
    opensAt: window.opensAt.toISOString(),
    closesAt: window.closesAt.toISOString(),
    timeZone: window.timeZone,
    edition: window.rule.edition,
    certainty: window.rule.certainty,
  };
}
