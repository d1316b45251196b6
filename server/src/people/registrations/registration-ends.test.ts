import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import {
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { followLedger } from '../registrations.ts';

let app: TestApp;
let staff: Person;
let agent: Person;
let playerId: number;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
  staff = await makeStaff(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ agent, playerId } = await makeViewedDeal(app));
});

/** Enters a registration and lets the record follow. Returns its id. */
async function enter(
  kind: string,
  startsOn: string,
  endsOn: string,
  contractKind: string | null = null,
  club: number | null = null,
  recordedAt = app.clock.now(),
) {
  const teamId = club ?? (await makeTeam(app));
  const made = await sql<{ id: number }>`
    insert into registrations (player_id, team_id, club_name, kind, contract_kind, starts_on, ends_on, source, recorded_at)
    values (${playerId}, ${teamId}, ${`Club ${teamId}`}, ${kind}, ${contractKind}, ${startsOn}, ${endsOn}, 'deal', ${recordedAt})
    returning id`.execute(app.services.db);
  await app.services.db
    .transaction()
    .execute((tx) => followLedger(app.services, tx, playerId, { at: app.clock.now(), actorId: null }));
  return made.rows[0]?.id as number;
}

const end = (registrationId: number, endedOn: string) =>
  app.call(staff.token, 'Registration/EndRegistration', {
    registrationId,
    endedOn,
    reason: 'Risoluzione depositata dalle parti',
  });

const ledgerOf = async (token: string) =>
  (await app.call(token, 'Registration/GetPlayerRegistrations', { playerId })).ok.items;

const kindsTold = async ({ token }: Pick<Person, 'token'>) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(({ kind }) => kind);

const recordOf = async () => (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId })).ok;

describe('a registration that ends before its agreed day', () => {
  it('later on shows its new last day on the record at once', async () => {
    const contract = await enter('employed', '2026-07-01', '2028-06-30');
    expect(await recordOf()).toMatchObject({ contractEnd: '2028-06-30' });
    expect((await end(contract, '2026-12-31')).status).toBe(200);
    expect(await recordOf()).toMatchObject({ contractEnd: '2026-12-31' });
    expect((await ledgerOf(staff.token))[0]).toMatchObject({ state: 'inForce', can: { end: false } });
  });

  it('ends the loan under it, and cannot end before a loan that has an end of its own', async () => {
    const contract = await enter('employed', '2026-07-01', '2028-06-30');
    const loan = await enter('loan', '2026-09-01', '2027-06-30');
    expect((await end(loan, '2027-01-31')).status).toBe(200);
    expect((await end(contract, '2026-12-31')).problem.errors).toMatchObject([
      { field: 'EndedOn', code: 'tooSmall' },
    ]);
    expect((await end(contract, '2027-01-31')).status).toBe(200);
    expect(await ledgerOf(agent.token)).toMatchObject([{ until: '2027-01-31' }, { until: '2027-01-31' }]);
  });

  it('takes the loan with it, and the player is free', async () => {
    const contract = await enter('employed', '2026-07-01', '2028-06-30');
    await enter('loan', '2026-09-01', '2027-06-30');
    expect((await end(contract, '2026-09-14')).status).toBe(200);
    expect(await ledgerOf(agent.token)).toMatchObject([
      { kind: 'loan', until: '2026-09-14', endedBy: 'correction' },
      { kind: 'employed', until: '2026-09-14', endedBy: 'correction' },
    ]);
    expect(await recordOf()).toMatchObject({ contractualStatus: 0, currentClub: '' });
  });

  it('shows its new last day also on the record of a player on loan', async () => {
    const contract = await enter('employed', '2026-07-01', '2028-06-30');
    await enter('loan', '2026-09-01', '2027-06-30');
    expect(await recordOf()).toMatchObject({ contractEnd: '2028-06-30' });
    expect((await end(contract, '2027-12-31')).status).toBe(200);
    expect(await recordOf()).toMatchObject({ contractEnd: '2027-12-31' });
  });

  it('leaves a loan alone that another contract covers', async () => {
    const contract = await enter('employed', '2026-07-01', '2027-06-30');
    await enter('employed', '2027-07-01', '2029-06-30');
    await enter('loan', '2027-09-01', '2028-06-30');
    expect((await end(contract, '2026-12-31')).status).toBe(200);
    expect(await ledgerOf(agent.token)).toMatchObject([{ kind: 'loan', until: '2028-06-30' }, {}, {}]);
  });
});

describe('a club that has nothing to do with the player', () => {
  it('reads neither what begins later nor the kind of contract', async () => {
    await enter('employed', '2026-07-01', '2027-06-30', 'apprentice');
    await enter('employed', '2027-07-01', '2029-06-30', 'professional');
    const stranger = await makeTeamMember(app);
    expect((await ledgerOf(stranger.token)).map(({ state, contractKind }) => [state, contractKind])).toEqual([
      ['inForce', null],
    ]);
    expect((await ledgerOf(agent.token)).map(({ state, contractKind }) => [state, contractKind])).toEqual([
      ['agreed', 'professional'],
      ['inForce', 'apprentice'],
    ]);
  });
});

describe('a record with an option', () => {
  it('loses it when the contract is prolonged beyond, and stays writable', async () => {
    await enter('employed', '2026-07-01', '2027-06-30');
    const { version, name, surname } = await recordOf();
    const player = { id: playerId, version, name, surname };
    const options = { optionHolder: 'club', optionUntil: '2028-06-30' };
    await app.call(agent.token, 'Player/SavePlayerInfo', { player: { ...player, ...options } } as never);
    expect(await recordOf()).toMatchObject(options);
    await sql`update registrations set ended_on = '2026-09-14', ended_by = 'renewal' where player_id = ${playerId}`.execute(
      app.services.db,
    );
    await enter('employed', '2026-09-15', '2030-06-30');
    expect(await recordOf()).toMatchObject({ contractEnd: '2030-06-30', optionUntil: null });
  });
});

describe('a correction by staff', () => {
  it('is told with its reason to the parties of that registration, and to nobody else', async () => {
    const former = await makeTeamMember(app);
    const contract = await enter('employed', '2026-07-01', '2028-06-30', null, former.teamId);
    await end(contract, '2026-09-14');
    await app.settle();
    for (const side of [agent, former]) expect(await kindsTold(side)).toContain('registrationEnded');
    const current = await makeTeamMember(app);
    await enter('employed', '2026-09-15', '2028-06-30', null, current.teamId);
    const reasonFor = async ({ token }: Pick<Person, 'token'>) => (await ledgerOf(token)).at(-1)?.endReason;
    for (const party of [agent, former, staff])
      expect(await reasonFor(party)).toBe('Risoluzione depositata dalle parti');
    for (const other of [current, await makeTeamMember(app)]) expect(await reasonFor(other)).toBeNull();
  });

  it('is refused later than fourteen days after it was recorded, and began', async () => {
    const recordedAt = (daysAgo: number) => new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
    // Staff end at any time what its parties cannot end themselves.
    const unlinked = await enter('employed', '2026-06-01', '2026-12-31', null, null, recordedAt(15));
    expect((await end(unlinked, '2026-08-30')).status).toBe(200);
    const { accountId } = await makePlayerAccount(app);
    await sql`update players set account_id = ${accountId}, born_date = '2000-01-01' where id = ${playerId}`.execute(
      app.services.db,
    );
    const { teamId } = await makeTeamMember(app);
    const begun = await enter('employed', '2026-08-31', '2027-06-30', null, teamId, recordedAt(15));
    const late = await end(begun, '2026-12-31');
    expect(late.problem).toMatchObject({ code: 'CORRECTION_TOO_LATE', status: 409 });
    expect(late.problem.detail).toContain('14 giorni');
    expect((await ledgerOf(staff.token))[0]?.can.end).toBe(false);
    const agreed = await enter('employed', '2027-07-01', '2028-06-30', null, null, recordedAt(300));
    expect((await end(agreed, '2027-06-30')).status).toBe(200);
    await enter('employed', '2028-07-01', '2029-06-30', null, null, recordedAt(14));
    expect((await ledgerOf(staff.token))[0]?.can.end).toBe(true);
  });
});
