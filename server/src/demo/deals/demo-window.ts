import { tierOfLevel } from '@trattativa/domain/people/levels';
import type { Rule } from '@trattativa/domain/people/rules/rule';
import { getPack } from '../../people/rules/get-rule-packs.ts';
import { savePack } from '../../people/rules/save-rule-pack.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { staffActor } from '../demo-staff.ts';
import type { Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';

const daysOpen = 30;
/** So close that the first step of a deal between two clubs, 76 hours before the end, is due within the 72 hours of `soon`. */
const daysLeft = 5;

/**
 * An invented window of the club's league for players under contract, open and about to close whenever the demo is loaded: the
 * known ones are months away on most days of a year. It says of itself that it is invented, and stays unconfirmed.
 */
export async function openDemoWindow(
  past: Past,
  { level }: DemoPeople['clubs'][number],
  today: Date,
): Promise<void> {
  const tier = tierOfLevel(level);
  if (tier === null) return;
  const staff = await staffActor(past);
  const { version, rules } = await past.act(getPack, staff, { pack: 'windows' });
  const [opens, closes] = [dayOf(addDays(today, -daysOpen)), dayOf(addDays(today, daysLeft))];
  const window: Rule = {
    id: `demo-tier-${tier}-registered-${opens}`,
    kind: 'window',
    associations: ['IT'],
    from: opens,
    to: closes,
    status: 'inForce',
    edition: `Demo ${opens.slice(0, 4)}`,
    article: '',
    source: 'Finestra inventata per la versione dimostrativa',
    certainty: 'unconfirmed',
    figures: {
      fromTier: tier,
      toTier: tier,
      playerStatus: 'registered',
      movement: 'into',
      opensAt: `${opens}T00:00`,
      closesAt: `${closes}T20:00`,
      timeZone: 'Europe/Rome',
    },
  };
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  await past.act(savePack, staff, {
    pack: 'windows',
    version,
    reason: 'Una finestra inventata, vicina alla chiusura',
    rules: [...kept, window] as Parameters<typeof savePack>[1]['input']['rules'],
  });
}
