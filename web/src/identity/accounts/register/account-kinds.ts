import { profileType, subProfile } from '@trattativa/domain/identity/profile-types';
/**
 * Kinds of users who can register, agents first. `profile` and `subProfile` are wire values (spec §3); a scout is
 * coaching staff with 1.
 */
export const accountKinds = [
  { kind: 'agent', profile: profileType.agent, subProfile: subProfile.none },
  { kind: 'player', profile: profileType.player, subProfile: subProfile.none },
  { kind: 'team', profile: profileType.team, subProfile: subProfile.none },
  { kind: 'coach', profile: profileType.coachingStaff, subProfile: subProfile.none },
  { kind: 'scout', profile: profileType.coachingStaff, subProfile: subProfile.scout },
] as const;

export type AccountKind = (typeof accountKinds)[number]['kind'];

/** The kind that a link names (`/register?as=player`); null for anything else. */
export function kindOf(word: string | null): AccountKind | null {
  return accountKinds.find(({ kind }) => kind === word)?.kind ?? null;
}
