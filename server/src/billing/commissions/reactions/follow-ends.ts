import { listEndedDeals } from '../../../people/registrations.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { followEarlyEnd } from '../follow-early-end.ts';

/** A contract ended before its agreed day, by whatever act: of a percentage of its pay what was earned stays due. */
export const followEnds = reaction({
  name: 'commissions.followEnds',
  types: ['registration.ended', 'registration.endingAgreed', 'negotiation.signed', 'candidate.signed'],
  async react({ clock }, tx, { data }) {
    const person = personOf(data);
    if (!person) return;
    for (const { negotiationId } of await listEndedDeals(tx, person))
      await followEarlyEnd(tx, negotiationId, clock.now());
  },
});

function personOf({
  playerId,
  coachingStaffId,
}: {
  playerId?: number | null;
  coachingStaffId?: number | null;
}) {
  if (playerId != null) return { playerId };
  return coachingStaffId == null ? null : { coachingStaffId };
}
