import type { LiveHandler } from '../../platform/cache/live-handler.ts';
import { ruleKeys } from './rules-keys.ts';

/** A version of a rule pack that somebody of the staff saved. */
export const rulesLive: readonly LiveHandler[] = [
  {
    types: ['rules.changed'],
    apply: (client) => void client.invalidateQueries({ queryKey: ruleKeys.all }),
  },
];
