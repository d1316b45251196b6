import type { Mandate, MandateChange } from '@trattativa/contract/representation/mandates/mandate';
import { ageOn, daysBetween } from '@trattativa/domain/platform/plain-date';
import type { MandateActor } from '@trattativa/domain/representation/mandate-transitions';
import { presentAgentCard } from '../../people/agents.ts';
import { presentTeamCard } from '../../people/teams.ts';
import { isForMinor, isInForce, kindOf, type MandateRow } from './mandate.ts';
import { abilitiesOf } from './mandates.policy.ts';

/** The only way out for a mandate; what the reader's side may do goes with it. */
export function presentMandate(
  mandate: MandateRow,
  side: MandateActor | 'reader',
  today: string,
  changes?: readonly MandateChange[],
): Mandate {
  const { player, known_born_date: bornDate } = mandate;
  return {
    id: mandate.id,
    version: mandate.version,
    kind: kindOf(mandate),
    status: mandate.status,
    agent: presentAgentCard(mandate.agent),
    player: player && {
      id: player.id,
      name: player.name,
      surname: player.surname,
      age: bornDate === null ? null : ageOn(bornDate, today),
      principalRole: player.principal_role,
      imageUrl: player.image_url,
      linked: mandate.person_account_id !== null,
      minor: isForMinor(mandate, today),
    },
    team: mandate.team && presentTeamCard(mandate.team),
    proposedByAgent: mandate.proposed_by_agent,
    startsOn: mandate.starts_on,
    endsOn: mandate.ends_on,
    countries: mandate.countries,
    exclusive: mandate.exclusive,
    note: mandate.note,
    feePercent: mandate.fee_percent,
    feeAmount: mandate.fee_cents === null ? null : mandate.fee_cents / 100,
    recorded: mandate.recorded,
    formChecked: mandate.form_checked_at && {
      at: mandate.form_checked_at.toISOString(),
      by: mandate.form_checker_name,
    },
    statedAddress: mandate.stated_email !== null,
    confirmedWay: mandate.confirmed_way,
    createdAt: mandate.created_at.toISOString(),
    updatedAt: mandate.updated_at.toISOString(),
    inForce: isInForce(mandate, today),
    daysLeft: daysBetween(today, mandate.ends_on),
    ...(changes && { changes: [...changes] }),
    can: abilitiesOf(side, mandate, today),
  };
}
