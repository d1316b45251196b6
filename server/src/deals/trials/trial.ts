import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { TrialRecord } from '@trattativa/domain/deals/trials/trial-record';
import { trialWarnings } from '@trattativa/domain/deals/trials/trial-warnings';
import { possibleAssociations } from '@trattativa/domain/people/associations';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { isBound, type NegotiationRow } from '../negotiations/negotiation.ts';
import { countOtherTrials, findParentsContact, findTrial, type TrialRow } from './trials.repository.ts';

/** What a side may do with a trial today: the club writes it while the negotiation is on trial, and decides it once it began. */
export function abilitiesOf(
  side: NegotiationSide,
  { status, player }: Pick<NegotiationRow, 'status' | 'player'>,
  trial: Pick<TrialRow, 'outcome' | 'starts_on'> | null,
  today: string,
): TrialOfNegotiation['can'] {
  const writes =
    (side === 'club' || side === 'staff') && player !== null && (trial?.outcome ?? null) === null;
  return {
    save: writes && status === negotiationStatus.trial,
    decide: writes && trial !== null && trial.starts_on <= today,
  };
}

function recordOf(row: TrialRow): TrialRecord {
  return {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    place: row.place,
    travelPaidBy: row.travel_paid_by,
    boardPaidBy: row.board_paid_by,
    lodgingPaidBy: row.lodging_paid_by,
    consent: row.consent,
    fitUntil: row.fit_until,
    parentsAgree: row.parents_agree,
    parentsContact: row.parents_contact,
  };
}

/** A negotiation's trial as this side sees it, with what the rules say to it. */
export async function readTrial(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  side: NegotiationSide,
): Promise<TrialOfNegotiation> {
  const row = await findTrial(db, negotiation.id);
  const can = abilitiesOf(side, negotiation, row, dayOf(services.clock.now()));
  const { player } = negotiation;
  if (!row || !player)
    return { trial: null, parentsContact: await findParentsContact(db, negotiation.id), warnings: [], can };
  const record = recordOf(row);
  return {
    trial: {
      ...record,
      outcome: row.outcome,
      note: row.note,
      decidedAt: row.decided_at?.toISOString() ?? null,
      version: row.version,
      changedAt: row.changed_at.toISOString(),
    },
    parentsContact: row.parents_contact,
    warnings: trialWarnings(services.rules.current.rules, record, {
      bornDate: player.born_date,
      isUnderContract: isBound(player, record.startsOn),
      associations: possibleAssociations(negotiation.team.association),
      trialsThisYear: await countOtherTrials(db, negotiation.id, record.startsOn),
    }),
    can,
  };
}
