import type { PlayerValues } from './player-form-values.ts';

/** The parts of a player's form in their order, with the fields that a complete profile needs in each. */
export const playerSections = [
  { key: 'identity', mandatory: ['name', 'bornDate', 'nationality'] },
  { key: 'residence', mandatory: ['country', 'phone'] },
  { key: 'role', mandatory: ['principalRole', 'foot', 'heightCm'] },
  { key: 'contract', mandatory: ['contractualStatus'] },
  { key: 'search', mandatory: ['searchLevels'] },
  { key: 'money', mandatory: [] },
  { key: 'links', mandatory: [] },
  { key: 'notes', mandatory: [] },
] as const satisfies readonly { key: string; mandatory: readonly (keyof PlayerValues)[] }[];

export type PlayerSection = (typeof playerSections)[number]['key'];
