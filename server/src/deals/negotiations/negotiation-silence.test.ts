import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deal, makeDeal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { saveRoomActivity } from './save-room-activity.ts';

let app: TestApp;

beforeEach(async () => {
  app = await buildTestApp();
});

afterEach(() => app.close());

/** Runs the sweep twice, as two nodes may. */
async function sweep(): Promise<void> {
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, 'sweep-silent-negotiations', {});
    await app.services.jobs.enqueue(tx, 'sweep-silent-negotiations', {});
  });
  await app.settle();
}

const stateOf = ({ negotiationId }: Deal) => findNegotiation(app.services.db, negotiationId);

async function remindersTo(email: string): Promise<number> {
  return (await app.mailTo(email)).filter(({ subject }) => subject.includes('aspetta una risposta')).length;
}

describe('a silence', () => {
  it('a silence of seven days reminds both sides once; one second less reminds nobody', async () => {
    const deal = await makeDeal(app);
    await app.settle();
    app.clock.advance({ days: 7, seconds: -1 });
    await sweep();
    expect(await remindersTo(deal.club.email)).toBe(0);
    app.clock.advance({ seconds: 1 });
    await sweep();
    app.clock.advance({ days: 3 });
    await sweep();
    expect(await remindersTo(deal.club.email)).toBe(1);
    expect(await remindersTo(deal.agent.email)).toBe(1);
    expect(await stateOf(deal)).toMatchObject({ status: 1 });
  });

  it('a silence of twenty-one days closes the negotiation as lapsed, once; one second less does not', async () => {
    const deal = await makeViewedDeal(app);
    app.clock.advance({ days: 21, seconds: -1 });
    await sweep();
    expect(await stateOf(deal)).toMatchObject({ status: 2 });
    app.clock.advance({ seconds: 1 });
    await sweep();
    await sweep();
    expect(await stateOf(deal)).toMatchObject({ status: 3, cause: 'lapsed', version: deal.version + 1 });
  });

  it('is announced: the page shows the closing day; for a trial there is none', async () => {
    const deal = await makeViewedDeal(app);
    const { negotiationId, version } = deal;
    const lapses = async () =>
      (await app.call(deal.club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.lapsesAt;
    const closes = new Date(app.clock.now().getTime() + 21 * 24 * 3600 * 1000).toISOString();
    expect(await lapses()).toBe(closes);
    await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.trial,
    });
    expect(await lapses()).toBeNull();
  });

  it('does not end a trial', async () => {
    const deal = await makeViewedDeal(app);
    const { negotiationId, version } = deal;
    await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.trial,
    });
    app.clock.advance({ days: 60 });
    await sweep();
    expect(await stateOf(deal)).toMatchObject({ status: 4 });
    expect(await remindersTo(deal.agent.email)).toBe(0);
  });

  it('starts again with every message in the room', async () => {
    const deal = await makeViewedDeal(app);
    app.clock.advance({ days: 20 });
    await app.services.db
      .transaction()
      .execute((tx) => saveRoomActivity(app.services, tx, deal.negotiationId));
    app.clock.advance({ days: 6 });
    await sweep();
    expect(await stateOf(deal)).toMatchObject({ status: 2 });
    app.clock.advance({ days: 1 });
    await sweep();
    expect(await remindersTo(deal.club.email)).toBe(1);
  });

  it('that ended before the job ran closes nothing', async () => {
    const deal = await makeViewedDeal(app);
    await app.services.db.transaction().execute(async (tx) => {
      await app.services.jobs.enqueue(tx, 'lapse-negotiation', { negotiationId: deal.negotiationId });
      await app.services.jobs.enqueue(tx, 'remind-negotiation', { negotiationId: deal.negotiationId });
    });
    await app.settle();
    expect(await stateOf(deal)).toMatchObject({ status: 2, version: deal.version });
    expect(await remindersTo(deal.club.email)).toBe(0);
  });
});

describe('the database', () => {
  it('refuses to change, delete or truncate a timeline', async () => {
    await makeViewedDeal(app);
    const { db } = app.services;
    const only = 'is only added to';
    await expect(sql`update negotiation_changes set note = 'x'`.execute(db)).rejects.toThrow(only);
    await expect(sql`delete from negotiation_changes`.execute(db)).rejects.toThrow(only);
    await expect(sql`truncate negotiation_changes`.execute(db)).rejects.toThrow(only);
  });

  it('refuses a second open negotiation of a player and a club, and a second signature of a proposal', async () => {
    const other = await makeTeamMember(app);
    const { negotiationId, proposalId } = await makeDeal(app, { otherTeamIds: [other.teamId] });
    const { db } = app.services;
    await expect(
      sql`
        with copy as (
          insert into proposals (player_id, proposer_account_id, level, created_at)
          select player_id, proposer_account_id, level, created_at from proposals where id = ${proposalId} returning id)
        insert into negotiations (proposal_id, player_id, team_id, waiting_since, last_activity_at, created_at, changed_at)
        select copy.id, n.player_id, n.team_id, n.created_at, n.created_at, n.created_at, n.created_at
        from negotiations n, copy where n.id = ${negotiationId}`.execute(db),
    ).rejects.toThrow('one_open_negotiation');
    await expect(
      sql`update negotiations set status = 5, signed_by_team_at = created_at where proposal_id = ${proposalId}`.execute(
        db,
      ),
    ).rejects.toThrow('one_signature_per_proposal');
  });
});
