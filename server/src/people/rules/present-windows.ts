import type { LastWindows } from '@trattativa/contract/people/rules/rule';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import {
  lastSeasonsWindows,
  type RegistrationWindow,
  seasonNameOfWindow,
  type WindowQuestion,
} from '@trattativa/domain/people/rules/windows';
import { originOf } from './present-origin.ts';

export function timesOf({ opensAt, closesAt, timeZone }: RegistrationWindow) {
  return { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString(), timeZone };
}

/** What is known of the last season while no window was published; null: nothing ever was. */
export function presentLastWindows(packs: RulePacks, asked: WindowQuestion, at: Date): LastWindows | null {
  const windows = lastSeasonsWindows(packs, asked, at);
  const last = windows.at(-1);
  if (!last) return null;
  const { rule } = last;
  return {
    season: seasonNameOfWindow(packs, asked.association, last),
    windows: windows.map(timesOf),
    ...originOf(rule.to === null ? rule : { ...rule, endedOn: rule.to }),
  };
}
