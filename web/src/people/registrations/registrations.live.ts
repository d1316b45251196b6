import { type LiveHandler, liveQuery, refetchOn } from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';

/** Cache key of a player's registrations; followed by the player's id. */
export const registrationsKeys = { ofPlayer: ['registrations', 'ofPlayer'] } as const;

export const registrationsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.changed'], key: registrationsKeys.ofPlayer, apply: applyToOnePlayer }),
  // Another record of the person may be open. What is agreed or lapses changes the player too.
  refetchOn(
    ['registration.endingProposed', 'registration.endingDeclined', 'registration.endingWithdrawn'],
    registrationsKeys.ofPlayer,
  ),
];
