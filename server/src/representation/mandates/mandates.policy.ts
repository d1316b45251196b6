import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { type MandateActor, mayMove } from '@trattativa/domain/representation/mandate-transitions';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { isForMinor, type MandateRow } from './mandate.ts';

type Parties = Pick<
  MandateRow,
  'agent_id' | 'team_id' | 'proposed_by_agent' | 'person_account_id' | 'person_born_date'
>;
type State = Pick<MandateRow, 'status' | 'ends_on' | 'recorded'>;

/**
 * How the actor stands to a mandate; null: not at all, and then it does not exist for them. A minor reads it, and the
 * guardian answers.
 */
export function sideOf(actor: Actor, mandate: Parties, today: string): MandateActor | 'reader' | null {
  if (isStaff(actor)) return 'staff';
  if (actor.agentId !== null && actor.agentId === mandate.agent_id)
    return mandate.proposed_by_agent ? 'proposer' : 'answerer';
  const represented =
    mandate.team_id !== null
      ? actor.teamId === mandate.team_id
      : mandate.person_account_id === actor.accountId;
  if (!represented) return null;
  if (isForMinor(mandate, today)) return 'reader';
  return mandate.proposed_by_agent ? 'answerer' : 'proposer';
}

/** Whether staff decide on the signed form: it was recorded with one, nobody has answered, and a day of it is left. */
export function isToCheck(mandate: State, today: string): boolean {
  return (
    mandate.recorded &&
    mayMove(mandate.status, mandateStatus.confirmed, 'checker') &&
    mandate.ends_on >= today
  );
}

/** What a side may do today. What has run out can no longer be confirmed. */
export function abilitiesOf(side: MandateActor | 'reader', mandate: State, today: string) {
  const may = (to: MandateStatus) => side !== 'reader' && mayMove(mandate.status, to, side);
  return {
    confirm: may(mandateStatus.confirmed) && mandate.ends_on >= today,
    refuse: may(mandateStatus.refused),
    end: may(mandateStatus.ended),
    check: side === 'staff' && isToCheck(mandate, today),
  };
}
