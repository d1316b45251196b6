import type { Api } from '@trattativa/contract/api';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeCoach, makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

/** Scouts read the players open to them, evaluate them and keep shortlists. */

let app: TestApp;
let scout: Awaited<ReturnType<typeof makeCoach>>;
let rival: typeof scout;
let agentId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
  scout = await makeCoach(app, { scout: true });
  rival = await makeCoach(app, { scout: true });
  agentId = (await makeAgent(app)).agentId;
});
afterAll(() => app.close());

let made = 0;
async function makePlayer(fields: Record<string, unknown> = {}): Promise<number> {
  made += 1;
  const at = new Date(app.clock.now().getTime() + made);
  const inserted = await app.services.db
    .insertInto('players')
    .values({
      profile: profileType.agentPlayer,
      agent_id: agentId,
      name: 'Aldo',
      surname: `Scoperto${made}`,
      born_date: '2003-03-17',
      principal_role: playerRole.attackingMidfielder,
      open_to_scouts: true,
      phone: '+39 049 100',
      salary_cents: 90_000,
      created_at: at,
      updated_at: at,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
}

type Filters = Api['Scout/GetScoutPlayers']['input'];
const list = async (filters: Filters = {}, token = scout.token) =>
  (await app.call(token, 'Scout/GetScoutPlayers', { limit: 100, ...filters })).ok.items;
const ids = async (filters: Filters = {}, token = scout.token) =>
  (await list(filters, token)).map(({ player }) => player.id);
const open = (playerId: number, token = scout.token) => app.call(token, 'Scout/GetScoutPlayer', { playerId });
const card = (playerId: number, token = scout.token) => app.call(token, 'Player/GetPlayerInfo', { playerId });
const saveList = (input: Api['Scout/SaveShortlist']['input'], token = scout.token) =>
  app.call(token, 'Scout/SaveShortlist', input);
const put = (input: Api['Scout/SaveShortlistPlayer']['input'], token = scout.token) =>
  app.call(token, 'Scout/SaveShortlistPlayer', input);
const takeOut = (shortlistId: number, playerId: number, token = scout.token) =>
  app.call(token, 'Scout/RemoveShortlistPlayer', { shortlistId, playerId });
const newList = async (name: string, token = scout.token) =>
  (await saveList({ name }, token)).ok.shortlist.shortlistId;
const evaluate = (playerId: number, skills: number, token = scout.token) =>
  app.call(token, 'Player/SavePlayerEvaluation', {
    playerId,
    values: Array.from({ length: skills }, (_, index) => ({ skill: (index + 1) as 1, value: 6 })),
  });

describe('the players open to scouts', () => {
  it('are adults who opened their profile; no other card opens, and refusals give no reason', async () => {
    const opened = await makePlayer();
    const closed = await makePlayer({ open_to_scouts: false });
    const minor = await makePlayer({ born_date: '2008-09-16' });
    const eighteenToday = await makePlayer({ born_date: '2008-09-15' });
    const ageless = await makePlayer({ born_date: null });
    const gone = await makePlayer({ deleted_at: app.clock.now() });
    expect((await ids()).sort()).toEqual([opened, eighteenToday].sort());
    const absent = (await open(999_999)).problem;
    for (const playerId of [closed, minor, ageless, gone, 999_999]) {
      expect((await open(playerId)).problem).toEqual(absent);
      expect((await card(playerId)).problem).toEqual(absent);
    }
    const seen = (await open(opened)).ok;
    expect(seen).toMatchObject({ evaluation: null, shortlists: [], player: { id: opened } });
    expect([seen.player.phone, seen.player.salary, seen.player.comments]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await card(opened)).ok.can).toMatchObject({ edit: false, remove: false, propose: false });
  });

  it('are found by each filter, in any order, page by page', async () => {
    const one = await makePlayer({
      name: 'Ángel',
      surname: 'Único',
      born_date: '1990-01-01',
      principal_role: playerRole.goalkeeper,
      secondary_role: playerRole.centralDefenderRight,
      foot: foot.left,
      height_cm: 199,
      current_level: 9,
      country: 'ES',
      region: 'VEN',
      current_club: 'Atlético Solo',
    });
    for (const filter of [
      { text: 'angel un' },
      { text: 'atletico solo' },
      { role: playerRole.goalkeeper },
      { role: playerRole.centralDefenderRight },
      { ageFrom: 36, ageTo: 36 },
      { level: 9 as const },
      { country: 'ES' },
      { region: 'VEN' as const },
      { foot: foot.left },
      { heightFrom: 190, heightTo: 199 },
    ]) {
      expect([filter, await ids(filter)]).toEqual([filter, [one]]);
    }
    expect(await ids({ role: 0 })).toEqual(await ids());
    for (const sort of ['updated', 'name', 'age', 'height', 'evaluated'] as const) {
      const whole = await ids({ sort });
      const paged: number[] = [];
      let cursor: string | undefined;
      do {
        const page = (await app.call(scout.token, 'Scout/GetScoutPlayers', { sort, limit: 2, cursor })).ok;
        paged.push(...page.items.map(({ player }) => player.id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect([sort, paged]).toEqual([sort, whole]);
    }
  });

  it('show the progress of one’s own evaluation; another scout’s does not count', async () => {
    const whole = await makePlayer();
    const inPart = await makePlayer();
    (await evaluate(whole, 40)).ok;
    (await evaluate(inPart, 12)).ok;
    expect((await open(whole)).ok.evaluation).toMatchObject({ skills: 40 });
    expect((await open(inPart)).ok.evaluation).toMatchObject({ skills: 12 });
    expect((await open(inPart, rival.token)).ok.evaluation).toBeNull();
    expect((await ids({ evaluated: true })).sort()).toEqual([whole, inPart].sort());
    expect(await ids({ evaluated: false })).not.toContain(inPart);
    const figures = (await app.call(scout.token, 'Scout/GetScoutFigures', {})).ok;
    const all = (await ids()).length;
    expect(figures).toMatchObject({ players: all, notEvaluated: all - 2, inPart: 1, whole: 1 });
    const closed = await makePlayer({ open_to_scouts: false });
    expect((await evaluate(closed, 3)).problem.code).toBe('NOT_FOUND');
  });
});

describe('shortlists', () => {
  it('hold players with a note that only their scout reads and changes', async () => {
    const playerId = await makePlayer();
    const shortlistId = await newList('Centravanti');
    const { scouted } = (await put({ shortlistId, playerId, note: 'da rivedere' })).ok;
    expect(scouted.shortlists).toEqual([{ shortlistId, name: 'Centravanti', note: 'da rivedere' }]);
    expect((await put({ shortlistId, playerId })).ok.scouted.shortlists[0]?.note).toBe('da rivedere');
    expect((await put({ shortlistId, playerId, note: '' })).ok.scouted.shortlists[0]?.note).toBe('');
    expect(await ids({ shortlistId })).toEqual([playerId]);
    expect(await ids({ inShortlist: true })).toEqual([playerId]);
    expect(await ids({ inShortlist: false })).not.toContain(playerId);

    expect((await open(playerId, rival.token)).ok.shortlists).toEqual([]);
    expect(await ids({ shortlistId }, rival.token)).toEqual([]);
    for (const list of [shortlistId, 999_999]) {
      expect((await put({ shortlistId: list, playerId }, rival.token)).problem.code).toBe('NOT_FOUND');
      expect((await takeOut(list, playerId, rival.token)).problem.code).toBe('NOT_FOUND');
      expect((await saveList({ shortlistId: list, version: 1, name: 'Mia' }, rival.token)).problem.code).toBe(
        'NOT_FOUND',
      );
      const gone = { shortlistId: list };
      expect((await app.call(rival.token, 'Scout/DeleteShortlist', gone)).problem.code).toBe('NOT_FOUND');
    }
    const staff = await makeStaff(app, { admin: true });
    expect((await app.call(staff.token, 'Scout/GetShortlists', {})).problem.code).toBe('FORBIDDEN');

    expect((await takeOut(shortlistId, playerId)).ok.scouted.shortlists).toEqual([]);
    expect((await takeOut(shortlistId, playerId)).problem.code).toBe('NOT_FOUND');
    const event = await app.services.db
      .selectFrom('events')
      .select(['data', 'recipients'])
      .where('type', '=', 'scout.shortlistsChanged')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([event.data, event.recipients]).toEqual([{ shortlistId }, [scout.accountId]]);
  });

  it('count and accept only players who are open to scouts', async () => {
    const playerId = await makePlayer();
    const shortlistId = await newList('Aperti');
    (await put({ shortlistId, playerId })).ok;
    const count = async () =>
      (await app.call(scout.token, 'Scout/GetShortlists', {})).ok.items.find(
        (item) => item.shortlistId === shortlistId,
      )?.players;
    expect(await count()).toBe(1);
    await app.services.db
      .updateTable('players')
      .set({ open_to_scouts: false })
      .where('id', '=', playerId)
      .execute();
    expect(await count()).toBe(0);
    expect((await put({ shortlistId, playerId })).problem.code).toBe('NOT_FOUND');
  });

  it('have unique names, are renamed against the version seen, and can be restored for some seconds', async () => {
    const shortlistId = await newList('Estate');
    const taken = await saveList({ name: 'ESTATE' });
    expect(taken.problem.errors).toMatchObject([{ field: 'Name', code: 'duplicate' }]);
    (await saveList({ name: 'Estate' }, rival.token)).ok;
    const renamed = (await saveList({ shortlistId, version: 1, name: 'estate' })).ok.shortlist;
    expect(renamed).toMatchObject({ name: 'estate', version: 2 });
    expect((await saveList({ shortlistId, version: 1, name: 'Inverno' })).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { Name: 'estate' },
    });
    const remove = () => app.call(scout.token, 'Scout/DeleteShortlist', { shortlistId });
    const restore = () => app.call(scout.token, 'Scout/RestoreShortlist', { shortlistId });
    expect((await remove()).ok.message).toBe('Lista eliminata');
    expect((await remove()).problem.code).toBe('NOT_FOUND');
    expect((await restore()).ok.shortlist.name).toBe('estate');
    (await remove()).ok;
    (await saveList({ name: 'Estate' })).ok;
    expect((await restore()).problem.code).toBe('NOT_FOUND');
  });
});
