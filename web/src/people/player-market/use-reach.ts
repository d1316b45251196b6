import { profileType } from '@trattativa/domain/identity/profile-types';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { conversationPath, paths } from '../../platform/paths.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import type { PlayerFacts } from '../players/page/player-facts.ts';

/** Owners of a record, as the acts on a player name them. */
export type RecordOwnerKind = 'agent' | 'club' | 'coach' | 'player';

const recordOwners: Record<number, RecordOwnerKind> = {
  [profileType.agentPlayer]: 'agent',
  [profileType.teamPlayer]: 'club',
  [profileType.coachingStaffPlayer]: 'coach',
};

export function recordOwnerOf({ profile }: Pick<PlayerFacts, 'profile'>): RecordOwnerKind {
  return recordOwners[profile ?? profileType.player] ?? 'player';
}

/** Clubs reach who keeps a player whom they see; not who keeps their own. */
export function useMayReach(): (player: Pick<PlayerFacts, 'can'>) => boolean {
  const { kind } = useUser();
  return (player) => kind === 'team' && player.can?.edit !== true;
}

/** A club's offer to this player: the form, filled in. */
export function offerToPath(playerId: number): string {
  return `${paths.offer}?player=${playerId}`;
}

const intentKey = createIntentKeys();

/** Opens the conversation with who keeps a player. One press: the service finds the person and names the player there. */
export function useContact() {
  const navigate = useNavigate();
  const { busy, act } = useAct();
  return {
    busy,
    contact: (playerId: number) =>
      act(async () => {
        const input = { playerId };
        const { conversationId } = await call('Whatchat/ContactKeeper', input);
        await navigate(conversationPath(conversationId));
      }),
    ask: (playerId: number, attempt: string) =>
      act(async () => {
        const input = { playerId };
        await call('Whatchat/AskAvailability', input, { idempotencyKey: intentKey({ ...input, attempt }) });
      }),
  };
}
