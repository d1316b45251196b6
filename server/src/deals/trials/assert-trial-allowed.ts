import {
  type TrialParents,
  type TrialRecord,
  weeksOfTrial,
} from '@trattativa/domain/deals/trials/trial-record';
import { hasConditionsOfMinor } from '@trattativa/domain/deals/trials/trial-warnings';
import type { Language } from '@trattativa/texts/languages';
import { assertMinorProtected } from '../../people/minors.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import type { TrialStep } from '../trial-conditions.ts';
import { countOtherTrials, findTrial, saveParents } from './trials.repository.ts';

/**
 * A trial that the rules for minors allow: nobody of the family pays, the parents agree and know whom to reach, and it is neither
 * too long nor one too many in the year. Throws `MINOR_PROTECTED`, beside the field to change.
 */
export async function assertTrialAllowed(
  services: Services,
  tx: Transaction,
  language: Language,
  { id, player, team }: Pick<NegotiationRow, 'id' | 'player' | 'team'>,
  trial: TrialRecord,
): Promise<void> {
  if (player === null) return;
  const asked = {
    act: 'trial',
    playerId: player.id,
    agentId: null,
    teamIds: [team.id],
    day: trial.startsOn,
    trial: {
      weeks: weeksOfTrial(trial),
      trialsThisYear: await countOtherTrials(tx, id, trial.startsOn),
      conditions: hasConditionsOfMinor(trial),
    },
  } as const;
  await assertMinorProtected(services, tx, language, asked, { person: [fieldToChange(trial)] });
}

/**
 * A negotiation that the rules for minors let be put on trial, before the trial is written down: the agent who proposes may act
 * for the player, nobody of the family pays, the player has not had as many trials this year as are allowed, and the parents
 * agree and know whom to reach, exactly as the record asks. What the club says of them is kept for the record; a record that exists
 * already answers for it. What it says of the days is judged when it is written. Throws `MINOR_PROTECTED`.
 */
export async function assertTrialStepAllowed(
  services: Services,
  tx: Transaction,
  { language, actorId, ...said }: TrialStep,
  { id, player, team, agent_id: agentId }: Pick<NegotiationRow, 'id' | 'player' | 'team' | 'agent_id'>,
): Promise<void> {
  if (player === null) return;
  const of = { playerId: player.id, teamIds: [team.id] };
  const beside = { person: ['status'] };
  if (agentId !== null)
    await assertMinorProtected(services, tx, language, { ...of, act: 'proposal', agentId }, beside);
  const trial = {
    weeks: null,
    trialsThisYear: await countOtherTrials(tx, id, dayOf(services.clock.now())),
    conditions: null,
  };
  const onTrial = { ...of, act: 'trial', agentId: null } as const;
  await assertMinorProtected(services, tx, language, { ...onTrial, trial }, beside);
  const record = await findTrial(tx, id);
  const parents = record
    ? { parentsAgree: record.parents_agree, parentsContact: record.parents_contact }
    : said;
  const asked = { ...onTrial, trial: { ...trial, conditions: hasConditionsOfMinor(parents) } };
  await assertMinorProtected(services, tx, language, asked, { person: [parentsFieldToChange(parents)] });
  if (said.parentsAgree && said.parentsContact !== null)
    await saveParents(tx, id, { contact: said.parentsContact, actorId, at: services.clock.now() });
}

function parentsFieldToChange({ parentsAgree }: TrialParents): keyof TrialParents {
  return parentsAgree ? 'parentsContact' : 'parentsAgree';
}

function fieldToChange(trial: TrialRecord): keyof TrialRecord {
  return hasConditionsOfMinor(trial) ? 'endsOn' : parentsFieldToChange(trial);
}
