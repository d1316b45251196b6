import { noEnding } from './registration-endings.ts';
import type { Registrations } from './registrations.ts';

/** The example of every call that answers a player's registrations. */
export const exampleRegistrations: Registrations = {
  playerId: 80001,
  items: [
    {
      id: 7,
      teamId: 20001,
      clubName: 'Virtus Brenta',
      kind: 'employed',
      contractKind: 'professional',
      source: 'deal',
      state: 'inForce',
      from: '2026-09-15',
      until: '2028-06-30',
      isOption: false,
      endedBy: null,
      endReason: null,
      ending: noEnding,
      can: { end: false, voidMoney: false },
    },
  ],
};
