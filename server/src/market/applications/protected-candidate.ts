import type { Language } from '@trattativa/texts/languages';
import { assertMinorProtected, obstacleTo, type ProtectedAct } from '../../people/minors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { CandidateRow } from './candidate.ts';

type Proposed = Pick<CandidateRow, 'player_id' | 'team_id'>;

/** What a candidate is to the rules: a proposal of the agent in whose portfolio the record is. */
function askedOf({ player_id: playerId, team_id: teamId }: Proposed): ProtectedAct {
  return { act: 'proposal', playerId, agentId: null, teamIds: [teamId] };
}

/** Throws `MINOR_PROTECTED` for a candidate whom no agent may propose today. */
export async function assertCandidateAllowed(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  language: Language,
  candidate: Proposed,
): Promise<void> {
  await assertMinorProtected(services, tx, language, askedOf(candidate), { person: ['status'] });
}

/** True for a candidate whom an agent may propose today, or who came without one. */
export async function isCandidateAllowed(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  candidate: Proposed,
): Promise<boolean> {
  return (await obstacleTo(services, tx, askedOf(candidate))) === null;
}
