import { obstacleTo, type ProtectedAct } from '../../../people/minors.ts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { guardiansOnly } from '../../../people/rules.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { closeOtherFindings, type Found, openFindings } from '../findings.repository.ts';
import { listRaisedAges, listRecordsOfMinors, type OlderRecord } from '../older-records.repository.ts';

/**
 * Asks about every running record of a minor each night what the calls ask before they write one, since a birth date or a rule may
 * have changed since, and tells staff of those that would be refused, and of records that state an adult's date where another
 * one is a minor's. Safe to run twice: a record is reported once, and again only
 * after it was mended.
 */
export const sweepMinors = job<object>({
  name: 'sweep-minors',
  every: '40 4 * * *',
  async run(services) {
    const at = services.clock.now();
    await services.db.transaction().execute(async (tx) => {
      const found = await refusedRecords(services, tx, dayOf(at));
      await closeOtherFindings(tx, found, at);
      const count = found.length === 0 ? 0 : await openFindings(tx, found, at);
      if (count === 0) return;
      const recipients = await listStaffAccounts(tx);
      await recordEvent(tx, { type: 'protection.found', data: { count }, recipients, actorId: null, at });
    });
  },
});

async function refusedRecords(services: Services, tx: Transaction, today: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const record of await listRecordsOfMinors(tx, today)) {
    const verdict = await obstacleTo(services, tx, actOf(record));
    const { kind, record_id: recordId, player_id: playerId } = record;
    if (verdict) found.push({ kind, recordId, playerId, verdict });
  }
  for (const playerId of await listRaisedAges(tx, today))
    found.push({ kind: 'player', recordId: playerId, playerId, verdict: { rule: 'ageRaised' } });
  return found;
}

/** The act that would make the record today. */
function actOf(record: OlderRecord): ProtectedAct {
  const { player_id: playerId, agent_id: agentId, team_id: teamId, cents, percent, day } = record;
  return {
    act: actNameOf(record),
    playerId,
    agentId,
    teamIds: teamId === null ? [] : [teamId],
    commission: { cents, percent },
    ...(day !== null && { day }),
    ...(record.by_guardian !== null && { documents: guardiansOnly(record.by_guardian) }),
  };
}

function actNameOf({ kind, awaits_answer: awaitsAnswer }: OlderRecord): ProtectedAct['act'] {
  if (kind === 'mandate') return 'mandate';
  if (kind === 'candidate') return 'proposal';
  // A club may ask for anybody: the agent's yes is the proposal.
  return kind === 'negotiation' && !awaitsAnswer ? 'proposal' : 'offer';
}
