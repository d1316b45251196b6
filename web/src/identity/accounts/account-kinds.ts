/** Who can register, agents first. `profile` and `subProfile` are the wire's (spec §3); a scout is coaching staff with 1. */
export const accountKinds = [
  { kind: 'agent', profile: 2, subProfile: 0 },
  { kind: 'player', profile: 0, subProfile: 0 },
  { kind: 'team', profile: 1, subProfile: 0 },
  { kind: 'coach', profile: 7, subProfile: 0 },
  { kind: 'scout', profile: 7, subProfile: 1 },
] as const;

export type AccountKind = (typeof accountKinds)[number]['kind'];

/** The kind that a link asks for (`/register?as=player`); null when it asks for none of them. */
export function kindOf(word: string | null): AccountKind | null {
  return accountKinds.find(({ kind }) => kind === word)?.kind ?? null;
}
