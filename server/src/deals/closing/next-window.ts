import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { LastWindows } from '@trattativa/contract/people/rules/rule';
import { onlyAssociation } from '@trattativa/domain/people/associations';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { findWindow, isOpenAt, type RegistrationWindow } from '@trattativa/domain/people/rules/windows';
import { presentLastWindows } from '../../people/rules.ts';
import type { Services } from '../../platform/services.ts';
import type { ProposedTeam } from '../negotiations/negotiation.ts';

/** Windows of a deal: the next one, or what is known of the last season. */
export interface WindowsOfDeal {
  window: RegistrationWindow | null;
  lastSeason: LastWindows | null;
}

/** The club's next window; none of a British club whose association is not known. */
export function nextWindow(
  { rules }: Pick<Services, 'rules'>,
  { association: code, level }: Pick<ProposedTeam, 'association' | 'level'>,
  isUnderContract: boolean,
  now: Date,
): WindowsOfDeal {
  const association = onlyAssociation(code);
  const tier = level === null ? null : tierOfLevel(level);
  if (association === null || tier === null) return { window: null, lastSeason: null };
  const asked = { association, tier, playerStatus: isUnderContract ? 'registered' : 'free' } as const;
  const packs = rules.current.rules;
  const window = findWindow(packs, asked, now);
  if (window && window.closesAt > now) return { window, lastSeason: null };
  return { window: null, lastSeason: presentLastWindows(packs, asked, now) };
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
