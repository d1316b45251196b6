import { kindsOfCaller } from '@trattativa/contract/identity/accounts/kinds-of-caller';
import type { MyAccount } from '@trattativa/contract/identity/accounts/my-account';
import type { MyProfile } from '@trattativa/contract/identity/accounts/session';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { isMinor, waitsForGuardian } from './guardian/guardian.ts';
import { findMyAccount, findMyProfile } from './own-account.repository.ts';
import { needsSecondFactor } from './sign-in/second-factor.ts';

/** The caller's own account with its settings, for /account. */
export async function getMyAccount(services: Services, call: Call<unknown>): Promise<MyAccount> {
  const { actor } = call;
  const row = await findMyAccount(services.db, actor.accountId);
  if (!row) throw new AppError('UNAUTHENTICATED');
  const today = dayOf(services.clock.now());
  const minor = isMinor(row.born_date, today);
  const kinds = kindsOfCaller[actor.kind];
  return {
    accountId: row.id,
    email: row.email,
    pendingEmail: row.pending_email,
    name: row.name,
    surname: row.surname,
    imageUrl: row.image_url,
    language: row.language,
    soundsEnabled: row.sounds_enabled,
    showsPresence: row.shows_presence,
    mail: kinds.map((kind) => ({ kind, on: !row.switched_off.includes(kind) })),
    bell: kinds.map((kind) => ({ kind, on: !row.bell_switched_off.includes(kind) })),
    digest: row.digest,
    secondFactor: {
      on: row.second_factor_on,
      recoveryCodesLeft: row.recovery_codes_left,
      required: needsSecondFactor(services.config, actor.kind === 'staff' || actor.kind === 'admin'),
    },
    createdAt: row.created_at.toISOString(),
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
    guardianEmail: minor ? row.guardian_email : null,
    awaitsGuardian: waitsForGuardian(row, today),
  };
}

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
