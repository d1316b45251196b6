import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { dayOf } from '../../platform/clock.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const today = () => dayOf(app.clock.now());
const inDays = (days: number) =>
  new Date(Date.parse(`${today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A deal that the club has put on trial. */
async function onTrial() {
  const deal = await makeViewedDeal(app);
  const { negotiationId, version } = deal;
  const move = { negotiationId, version, status: negotiationStatus.trial } as const;
  const { negotiation } = (await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', move)).ok;
  return { ...deal, version: negotiation.version };
}

const record = () =>
  ({
    startsOn: today(),
    endsOn: inDays(13),
    place: 'Padova, campo Appiani',
    travelPaidBy: 'club',
    boardPaidBy: 'club',
    lodgingPaidBy: 'presentClub',
    consent: 'given',
    fitUntil: inDays(200),
    parentsAgree: false,
    parentsContact: null,
  }) as const;

describe('the record of a trial', () => {
  it('is written by the club, read by every party, told in the room, and decided; the status stays', async () => {
    const { club, agent, negotiationId } = await onTrial();
    const get = (token: string) => app.call(token, 'Trial/GetTrial', { negotiationId });
    expect((await get(club.token)).ok).toEqual({
      trial: null,
      parentsContact: null,
      warnings: [],
      can: { save: true, decide: false },
    });
    const save = { negotiationId, version: 0, ...record() };
    expect((await app.call(agent.token, 'Trial/SaveTrial', save)).problem.code).toBe('FORBIDDEN');
    const saved = (await app.call(club.token, 'Trial/SaveTrial', save)).ok;
    expect(saved).toMatchObject({
      trial: { version: 1, outcome: null },
      warnings: [],
      can: { decide: true },
    });
    expect((await get(agent.token)).ok).toMatchObject({
      trial: { place: 'Padova, campo Appiani' },
      can: { save: false, decide: false },
    });
    const twice = await app.call(club.token, 'Trial/SaveTrial', save);
    expect(twice.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Trial: { Version: 1 } } });
    const decide = { negotiationId, version: 1, outcome: 'kept', note: 'Bravo in area.' } as const;
    const decided = (await app.call(club.token, 'Trial/DecideTrial', decide)).ok;
    expect(decided).toMatchObject({
      trial: { outcome: 'kept', note: 'Bravo in area.', version: 2 },
      can: { save: false, decide: false },
    });
    const { status } = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(status).toBe(4);
    await app.settle();
    const notices = (await app.call(agent.token, 'Notification/GetNotifications', {})).ok.items;
    expect(notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['trialPlanned', 'trialKept']));
    const notes = await app.services.db
      .selectFrom('messages')
      .select('meta')
      .where('meta', 'is not', null)
      .execute();
    const events = notes.map(({ meta }) => (meta as { event?: string }).event);
    expect(events).toEqual(expect.arrayContaining(['trialPlanned', 'trialKept']));
    const audit = (
      await app.call((await makeStaff(app)).token, 'Audit/GetDealAudit', {
        kind: 'negotiation',
        dealId: negotiationId,
      })
    ).ok;
    expect(audit.items.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['trial.planned', 'trial.kept']),
    );
  });

  it('exists only while the negotiation is on trial, for its parties', async () => {
    const deal = await makeViewedDeal(app);
    const save = { negotiationId: deal.negotiationId, version: 0, ...record() };
    expect((await app.call(deal.club.token, 'Trial/SaveTrial', save)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    const stranger = await makeTeamMember(app);
    expect((await app.call(stranger.token, 'Trial/SaveTrial', save)).problem.code).toBe('NOT_FOUND');
  });

  it('warns of what is missing, and refuses a minor’s without the parents and days in the wrong order', async () => {
    const { club, playerId, negotiationId } = await onTrial();
    await app.services.db
      .updateTable('players')
      .set({ born_date: '2010-05-05', contractual_status: contractualStatus.underContract })
      .where('id', '=', playerId)
      .execute();
    const wrong = { ...record(), endsOn: inDays(-1) };
    const refused = await app.call(club.token, 'Trial/SaveTrial', { negotiationId, version: 0, ...wrong });
    expect(refused.problem.code).toBe('INVALID_INPUT');
    const risky = { ...record(), endsOn: inDays(70), consent: 'asked', fitUntil: null } as const;
    const save = (more: object) =>
      app.call(club.token, 'Trial/SaveTrial', { negotiationId, version: 0, ...risky, ...more });
    expect((await save({})).problem).toMatchObject({
      code: 'MINOR_PROTECTED',
      errors: [{ field: 'ParentsAgree' }],
    });
    expect((await save({ parentsAgree: true })).problem.errors).toMatchObject([{ field: 'ParentsContact' }]);
    const { warnings } = (await save({ parentsAgree: true, parentsContact: 'Segreteria, 049 000000' })).ok;
    expect(warnings.map(({ kind, most }) => [kind, most])).toEqual([
      ['consent', undefined],
      ['fitness', undefined],
      ['tooLong', 8],
    ]);
  });

  it('the record of a trial of a minor begins with the parents already in the press that puts on trial, which the form takes over', async () => {
    const { club, playerId, negotiationId, version } = await makeViewedDeal(app);
    await app.services.db
      .updateTable('players')
      .set({ born_date: '2009-05-05' })
      .where('id', '=', playerId)
      .execute();
    const press = (more: object) =>
      app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
        negotiationId,
        version,
        status: negotiationStatus.trial,
        ...more,
      });
    expect((await press({})).problem).toMatchObject({
      code: 'MINOR_PROTECTED',
      errors: [{ field: 'ParentsAgree' }],
    });
    expect((await press({ parentsAgree: true })).problem.errors).toMatchObject([{ field: 'ParentsContact' }]);
    const parentsContact = 'Segreteria, 049 000000';
    expect((await press({ parentsContact })).problem.errors).toMatchObject([{ field: 'ParentsAgree' }]);
    expect((await press({ parentsAgree: true, parentsContact })).ok.negotiation.status).toBe(4);
    expect((await app.call(club.token, 'Trial/GetTrial', { negotiationId })).ok).toMatchObject({
      trial: null,
      parentsContact,
    });
  });

  it('is the only move that names parents', async () => {
    const { club, negotiationId, version } = await makeViewedDeal(app);
    const move = { negotiationId, version, status: negotiationStatus.rejected, parentsAgree: true };
    const refused = await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', move);
    expect(refused.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'ParentsAgree' }] });
  });

  it('cannot be decided before it begins', async () => {
    const { club, negotiationId } = await onTrial();
    const later = { ...record(), startsOn: inDays(3) };
    const saved = (await app.call(club.token, 'Trial/SaveTrial', { negotiationId, version: 0, ...later })).ok;
    expect(saved.can.decide).toBe(false);
    const decide = { negotiationId, version: 1, outcome: 'notKept' } as const;
    expect((await app.call(club.token, 'Trial/DecideTrial', decide)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    app.clock.advance({ days: 3 });
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    expect((await app.call(colleague.token, 'Trial/DecideTrial', decide)).ok.trial?.outcome).toBe('notKept');
  });
});
