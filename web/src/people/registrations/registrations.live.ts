import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { applyToOnePlayer } from '../player-skills/player-skills.live.ts';

/** Cache keys of registrations; followed by the id of the player or the member of coaching staff. */
export const registrationsKeys = {
  ofPlayer: ['registrations', 'ofPlayer'],
  ofStaff: ['registrations', 'ofStaff'],
} as const;

/** Followed whenever the record of that person does. */
const applyToStaff: ApplyEvent<{ coachingStaffId: number }, { coachingStaffId: number }> = (
  state,
  { data },
) => (data.coachingStaffId === state.coachingStaffId ? 'refetch' : state);

export const registrationsLive: readonly LiveHandler[] = [
  liveQuery({ types: ['player.changed'], key: registrationsKeys.ofPlayer, apply: applyToOnePlayer }),
  // Another record of the person may be open. What is agreed or lapses changes the player too.
  refetchOn(
    ['registration.endingProposed', 'registration.endingDeclined', 'registration.endingWithdrawn'],
    registrationsKeys.ofPlayer,
  ),
  liveQuery({
    types: ['coachingStaff.changed'],
    key: registrationsKeys.ofStaff,
    apply: applyToStaff,
  }),
];
