import { profileType } from '@trattativa/domain/identity/profile-types';
import { Suspense } from 'react';
import { AgentReplies, CoachReplies, TeamReplies } from '../../slots.ts';
import { usePlayerOwner } from '../players.queries.ts';

/** How often and how soon who keeps a player answers; nothing for a player's own profile. */
export default function RecordOwnerReplies({ playerId }: { playerId: number }) {
  const { data: owner } = usePlayerOwner(playerId);
  return (
    <Suspense>
      {owner?.profile === profileType.agentPlayer && <AgentReplies agentId={owner.ownerId} />}
      {owner?.profile === profileType.teamPlayer && <TeamReplies teamId={owner.ownerId} />}
      {owner?.profile === profileType.coachingStaffPlayer && <CoachReplies coachingStaffId={owner.ownerId} />}
    </Suspense>
  );
}
