import type { MyProfile } from '@trattativa/contract/identity/accounts/session';
import { AppError } from '../../platform/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findMyProfile } from './my-profile.repository.ts';

/** The logged-in account, for the frame around every screen. */
export async function getMyProfile(services: Services, call: Call<unknown>): Promise<MyProfile> {
  const { actor } = call;
  const row = await findMyProfile(services.db, actor.accountId);
  if (!row) throw new AppError('UNAUTHENTICATED');
  return {
    accountId: row.id,
    email: row.email,
    name: row.name,
    surname: row.surname,
    imageUrl: row.image_url,
    language: row.language,
    soundsEnabled: row.sounds_enabled,
    profile: row.profile,
    profileId: actor.playerId ?? actor.agentId ?? actor.teamId ?? actor.coachingStaffId,
    profileName: row.team_name ?? [row.name, row.surname].filter(Boolean).join(' '),
    agentType: row.agent_type,
    kind: actor.kind,
  };
}
