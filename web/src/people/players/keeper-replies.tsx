import { useQuery } from '@tanstack/react-query';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { Suspense } from 'react';
import { call } from '../../platform/api/call.ts';
import { AgentReplies, CoachReplies, TeamReplies } from '../slots.ts';
import { playersKeys } from './players.live.ts';

/** Who keeps a player's record, and whom to reach about the player. */
export function usePlayerOwner(playerId: number) {
  return useQuery({
    queryKey: [...playersKeys.owner, playerId],
    queryFn: ({ signal }) => call('Player/GetPlayerOwner', { playerId }, { signal }),
  });
}

/** How often and how soon who keeps a player answers; nothing for a player's own profile. */
export default function KeeperReplies({ playerId }: { playerId: number }) {
  const { data: owner } = usePlayerOwner(playerId);
  return (
    <Suspense>
      {owner?.profile === profileType.agentPlayer && <AgentReplies agentId={owner.ownerId} />}
      {owner?.profile === profileType.teamPlayer && <TeamReplies teamId={owner.ownerId} />}
      {owner?.profile === profileType.coachingStaffPlayer && <CoachReplies coachingStaffId={owner.ownerId} />}
    </Suspense>
  );
}
