import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof makeTeamMember>>;
let rival: typeof club;
let premium: Awaited<ReturnType<typeof makeAgent>>;
let staff: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  club = await makeTeamMember(app);
  rival = await makeTeamMember(app);
  premium = await makeAgent(app, { agentType: agentType.premium });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const dataOf = async (token: string, teamId: number) =>
  (await app.call(token, 'Team/GetTeamData', { teamId })).ok;

/** The record as an unchanged input, with these fields changed. */
async function inputOf(token: string, teamId: number, change: object) {
  const { id, version, name, country, city } = await dataOf(token, teamId);
  return { id, version, name, country, city, ...change };
}

const full = {
  region: 'VEN' as const,
  address: 'Via dello Sport 4',
  latitude: 45.4,
  longitude: 11.87,
  category: 7 as const,
  leagueName: 'Eccellenza, girone B',
  stadiumName: 'Comunale',
  foundationYear: 1911,
  website: 'https://virtus.example',
  categoriesPlayed: [14 as const, 7 as const, 14 as const],
  youthSection: 15 as const,
  footballSchool: true,
  contacts: { email: 'Segreteria@Virtus.example', phone: '+39 049 555 0100' },
  orgChart: {
    places: [
      {
        role: orgChartRole.sportsDirector,
        name: 'Ivo Sartor',
        email: 'ds@virtus.example',
        phone: '+39 049 555 0102',
      },
      { role: orgChartRole.president, name: 'Carla Brun' },
      { role: orgChartRole.thirdDirective },
    ],
    defaultRole: orgChartRole.sportsDirector,
  },
  scouting: {
    firstTeam: true,
    reports: ['national' as const, 'region' as const],
    region: 'VEN' as const,
    playerFromLevel: 4 as const,
    euPassport: true,
    overAge: 18,
    underAge: 26,
    minHeightCm: 175,
  },
};

describe('a club writes its record', () => {
  it('with every field, and reads it back unchanged', async () => {
    const saved = await app.call(club.token, 'Team/SaveTeamInfo', {
      team: await inputOf(club.token, club.teamId, full),
    });
    expect(saved.ok.message).toBe('Dati salvati correttamente');
    expect(await dataOf(club.token, club.teamId)).toMatchObject({
      ...full,
      // The level follows from the category; each category is listed once; a school is a separate youth
      // section.
      level: 4,
      categoriesPlayed: [7, 14],
      youthSection: 23,
      footballSchool: true,
      contacts: { email: 'segreteria@virtus.example', phone: '+39 049 555 0100' },
      orgChart: {
        places: [
          { role: orgChartRole.president, name: 'Carla Brun', email: null, phone: '' },
          {
            role: orgChartRole.sportsDirector,
            name: 'Ivo Sartor',
            email: 'ds@virtus.example',
            phone: '+39 049 555 0102',
          },
        ],
        defaultRole: orgChartRole.sportsDirector,
      },
      can: { edit: true, editWaits: false, remove: false, manageMembers: true },
    });
  });

  it.each([
    ['a category abroad', { country: 'ES', category: 6 }, 'Team.Category'],
    ['a region abroad', { country: 'ES', region: 'VEN' }, 'Team.Region'],
    ['a country that is none', { country: 'QQ' }, 'Team.Country'],
    ['a level beside another category', { category: 6, level: 5 }, 'Team.Level'],
    ['half a place', { latitude: 45 }, 'Team.Longitude'],
    [
      'a region to scout without its name',
      { scouting: { firstTeam: true, reports: ['region'], region: null, euPassport: false } },
      'Team.Scouting.Region',
    ],
    ['ages the wrong way round', { scouting: { ...full.scouting, overAge: 30 } }, 'Team.Scouting.OverAge'],
    [
      'two people at one place',
      {
        orgChart: {
          places: [
            { role: orgChartRole.coach, name: 'A' },
            { role: orgChartRole.coach, name: 'B' },
          ],
        },
      },
      'Team.OrgChart.Places',
    ],
    [
      'nobody as the default contact',
      {
        orgChart: {
          places: [{ role: orgChartRole.coach, name: 'A' }],
          defaultRole: orgChartRole.sportsDirector,
        },
      },
      'Team.OrgChart.DefaultRole',
    ],
    ['a page that no browser opens', { website: 'javascript:alert(1)' }, 'Team.Website'],
  ])('but not with %s', async (_what, change, field) => {
    const team = await inputOf(club.token, club.teamId, change);
    const answer = await app.call(club.token, 'Team/SaveTeamInfo', { team } as never);
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('once: an outdated save gets the present record instead', async () => {
    const old = await inputOf(club.token, club.teamId, { stadiumName: 'Vecchio' });
    await app.call(club.token, 'Team/UpdateTeamContacts', {
      teamId: club.teamId,
      contacts: { email: 'info@virtus.example', phone: '1234567' },
    });
    const late = await app.call(club.token, 'Team/SaveTeamInfo', { team: old });
    expect(late.problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { StadiumName: 'Comunale', Contacts: { Email: 'info@virtus.example' } },
    });
    const orgChart = { version: old.version, places: [] };
    const lateChart = await app.call(club.token, 'Team/UpdateDefaultOrgChart', {
      teamId: club.teamId,
      orgChart,
    });
    expect(lateChart.problem.code).toBe('CHANGED_MEANWHILE');
  });

  it('in parts: address, org chart and image only where the flags ask for it', async () => {
    const teamData = await inputOf(club.token, club.teamId, {
      ...full,
      city: 'Rovigo',
      stadiumName: 'Nuovo',
      orgChart: { places: [] },
      imageUrl: 'https://virtus.example/logo.png',
    });
    const flags = { updateAddress: false, updateOrgChart: false, updateImage: false };
    await app.call(club.token, 'Team/UpdateTeamData', { teamData, ...flags });
    const kept = await dataOf(club.token, club.teamId);
    expect(kept).toMatchObject({ city: 'Padova', stadiumName: 'Nuovo', imageUrl: null });
    expect(kept.orgChart?.places).toHaveLength(2);
    await app.call(club.token, 'Team/UpdateTeamData', {
      teamData: { ...teamData, version: kept.version },
      updateAddress: true,
      updateOrgChart: true,
      updateImage: true,
    });
    expect(await dataOf(club.token, club.teamId)).toMatchObject({
      city: 'Rovigo',
      imageUrl: 'https://virtus.example/logo.png',
      orgChart: { places: [], defaultRole: null },
    });
  });

  it('with a history of who changed which fields', async () => {
    const { items } = (await app.call(club.token, 'Team/GetTeamHistory', {})).ok;
    expect(items[0]).toMatchObject({
      kind: 'changed',
      actorName: expect.stringMatching(/^Nome\d+ Cognome\d+$/),
      fields: expect.arrayContaining([
        'City',
        'ImageUrl',
        'OrgChart.0',
        'OrgChart.2',
        'OrgChart.DefaultRole',
      ]),
    });
  });
});

describe('another club’s record', () => {
  it('answers like one that does not exist', async () => {
    for (const path of ['Team/GetTeamData', 'Team/GetTeamInfo', 'Team/GetTeamPlayers'] as const) {
      const foreign = await app.call(rival.token, path, { teamId: club.teamId });
      const absent = await app.call(rival.token, path, { teamId: 999_999 });
      expect([path, foreign.status, foreign.problem.code]).toEqual([path, 404, 'NOT_FOUND']);
      expect(foreign.problem.detail).toBe(absent.problem.detail);
    }
    const contacts = { email: 'mine@rival.example', phone: '' };
    for (const teamId of [club.teamId, 999_999]) {
      const answer = await app.call(rival.token, 'Team/UpdateTeamContacts', { teamId, contacts });
      expect(answer.status).toBe(404);
    }
    const people = await app.call(rival.token, 'Team/GetTeamMembers', { teamId: club.teamId });
    expect(people.problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('shows players, agents and coaches its facts only', async () => {
    for (const { token } of [await makePlayerAccount(app), await makeAgent(app), await makeCoach(app)]) {
      const seen = await dataOf(token, club.teamId);
      expect(seen).toMatchObject({ stadiumName: 'Nuovo', can: { edit: false } });
      expect([seen.contacts, seen.orgChart, seen.scouting]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('that awaits acceptance opens for staff only', async () => {
    const waiting = await makeTeam(app, { profile: profileType.teamNotAccepted });
    const agent = await makeAgent(app);
    for (const { token } of [agent, premium, club])
      expect((await app.call(token, 'Team/GetTeamData', { teamId: waiting })).status).toBe(404);
    expect((await dataOf(staff.token, waiting)).profile).toBe(6);
  });
});

describe('the lists of clubs', () => {
  it('getTeamsNames returns the names, and 304 while they are unchanged', async () => {
    const first = await app.call(club.token, 'Team/getTeamsNames', {});
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await app.post(
      club.token,
      '/api/Team/getTeamsNames',
      {},
      { 'if-none-match': `W/${tag}, "x"` },
    );
    expect(again.status).toBe(304);
    await makeTeam(app, { name: 'Aurora Nuova' });
    const changed = await app.post(club.token, '/api/Team/getTeamsNames', {}, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect((await app.call(club.token, 'Team/GetTeamsCount', {})).ok.count).toBe(first.ok.items.length + 1);
  });

  it('GetTeams gives agents names and premium agents the rest, page by page without gap or repetition', async () => {
    for (const name of ['Zeta', 'alfa', 'Ébano', 'beta']) await makeTeam(app, { name, level: 5 });
    const agent = await makeAgent(app);
    const named = (await app.call(agent.token, 'Team/GetTeams', { level: 5, profile: profileType.team })).ok;
    expect(named.items.length).toBe(named.total);
    expect(Object.keys(named.items[0] ?? {})).toEqual(['id', 'name']);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (await app.call(premium.token, 'Team/GetTeams', { level: 5, limit: 3, cursor })).ok;
      expect(page.total).toBe(4);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['alfa', 'beta', 'Ébano', 'Zeta']);
    const waiting = await app.call(premium.token, 'Team/GetTeams', { profile: profileType.teamNotAccepted });
    expect(waiting.status).toBe(403);
  });

  it('GetTeamOrgChartContacts gives a club its own people and premium agents everybody', async () => {
    const orgChart = (name: string) => ({
      places: [{ role: orgChartRole.secretary, name, phone: '+39 333 1' }],
      defaultRole: orgChartRole.secretary,
    });
    for (const { token, teamId } of [club, rival])
      await app.call(token, 'Team/UpdateDefaultOrgChart', {
        teamId,
        orgChart: orgChart(`Persona ${teamId}`),
      });
    const own = (await app.call(club.token, 'Team/GetTeamOrgChartContacts', {})).ok;
    expect(own.items.map(({ name }) => name)).toEqual([`Persona ${club.teamId}`]);
    const all = (
      await app.call(premium.token, 'Team/GetTeamOrgChartContacts', { role: orgChartRole.secretary })
    ).ok;
    expect(all.items.map(({ teamId }) => teamId).sort()).toEqual([club.teamId, rival.teamId].sort());
    expect(all.items[0]?.isDefault).toBe(true);
  });

  it('clubs with a known place are on the map', async () => {
    const { items, placeless } = (await app.call(premium.token, 'Team/GetTeamPlaces', { country: 'IT' })).ok;
    expect(items).toEqual([{ id: club.teamId, name: expect.any(String), latitude: 45.4, longitude: 11.87 }]);
    expect(placeless).toBeGreaterThan(4);
  });
});

describe('a premium agent’s change', () => {
  it('to a club that is not registered is written at once', async () => {
    const teamId = await makeTeam(app);
    const team = await inputOf(premium.token, teamId, { stadiumName: 'Del Sole' });
    const { ok } = await app.call(premium.token, 'Team/SaveTeamInfo', { team });
    expect(ok).toMatchObject({ waits: false, team: { stadiumName: 'Del Sole' } });
  });

  it('to a registered club is queued, can be extended, and changes only its own fields when staff accept it', async () => {
    const team = await inputOf(premium.token, rival.teamId, { stadiumName: 'Degli Ulivi' });
    const first = await app.call(premium.token, 'Team/SaveTeamInfo', { team });
    expect(first.ok).toMatchObject({ waits: true, team: { stadiumName: '', proposal: { status: 0 } } });
    const orgChart = { places: [{ role: orgChartRole.coach, name: 'Nino Greco' }] };
    await app.call(premium.token, 'Team/UpdateDefaultOrgChart', { teamId: rival.teamId, orgChart });
    await app.call(rival.token, 'Team/SaveTeamInfo', {
      team: await inputOf(rival.token, rival.teamId, { foundationYear: 1920 }),
    });
    const [change] = (await app.call(staff.token, 'Team/GetTeamChanges', {})).ok.items;
    expect(change?.changes).toEqual(
      expect.arrayContaining([
        { field: 'StadiumName', now: '', next: 'Degli Ulivi' },
        { field: 'OrgChart.1', now: null, next: 'Nino Greco' },
      ]),
    );
    await app.call(staff.token, 'Team/DecideTeamChange', { changeId: change?.id ?? 0, accept: true });
    expect(await dataOf(rival.token, rival.teamId)).toMatchObject({
      stadiumName: 'Degli Ulivi',
      foundationYear: 1920,
      orgChart: { places: [{ role: orgChartRole.coach, name: 'Nino Greco' }] },
    });
    const twice = await app.call(staff.token, 'Team/DecideTeamChange', {
      changeId: change?.id ?? 0,
      accept: true,
    });
    expect(twice.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('is refused with a reason that the agent reads', async () => {
    const contacts = { email: 'trap@agent.example', phone: '' };
    await app.call(premium.token, 'Team/UpdateTeamContacts', { teamId: rival.teamId, contacts });
    const [change] = (await app.call(staff.token, 'Team/GetTeamChanges', {})).ok.items;
    const changeId = change?.id ?? 0;
    expect((await app.call(staff.token, 'Team/DecideTeamChange', { changeId, accept: false })).status).toBe(
      400,
    );
    const reason = 'Il club non conosce questo indirizzo.';
    await app.call(staff.token, 'Team/DecideTeamChange', { changeId, accept: false, reason });
    const seen = await dataOf(premium.token, rival.teamId);
    expect(seen.proposal).toMatchObject({ status: 2, reason });
    expect(seen.contacts?.email).toBeNull();
  });
});

describe('staff', () => {
  it('alone add a club that is not registered', async () => {
    const team = { name: 'Nuova Intesa', country: 'ES', level: 4 as const, leagueName: 'Tercera' };
    const added = (await app.call(staff.token, 'Team/SaveTeamInfo', { team })).ok;
    expect(added.team).toMatchObject({ profile: profileType.teamNotRegistered, level: 4, category: null });
    expect((await app.call(premium.token, 'Team/SaveTeamInfo', { team })).status).toBe(403);
  });

  it('see which British association a club plays in: by its league’s name, or as stated', async () => {
    const save = async (fields: object) =>
      app.call(staff.token, 'Team/SaveTeamInfo', {
        team: { name: 'Nuova Sfida', country: 'GB', ...fields },
      } as never);
    const associationOf = async (fields: object) => (await save(fields)).ok.team.homeAssociation;
    const named = [
      ['Scottish Premiership', 'SCO'],
      ['West of Scotland Premier League', 'SCO'],
      ['Cymru Premier', 'WAL'],
      ['NIFL Premiership', 'NIR'],
      ['EFL League Two', 'ENG'],
      ['Premier League', 'ENG'],
      ['Championship', null],
      ['', null],
    ] as const;
    for (const [leagueName, association] of named)
      expect([leagueName, await associationOf({ leagueName })]).toEqual([leagueName, association]);
    expect(await associationOf({ leagueName: 'EFL League Two', association: 'WAL' })).toBe('WAL');
    expect(await associationOf({ country: 'ES', leagueName: 'Scottish Cup' })).toBe('ES');
    const refused = (await save({ country: 'ES', association: 'ENG' })).problem;
    expect(refused.errors?.[0]).toMatchObject({ field: 'Team.Association' });
  });

  it('remove a club unless it has open deals; its people lose access at once', async () => {
    const gone = await makeTeamMember(app);
    const request = await app.services.db
      .insertInto('requests')
      .values({
        team_id: gone.teamId,
        season: 2026,
        role: playerRole.goalkeeper,
        level: 3,
        country: 'IT',
        city: 'Padova',
        created_at: app.clock.now(),
        updated_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = await app.call(staff.token, 'Team/DeleteTeam', { teamId: gone.teamId });
    expect(refused.problem.code).toBe('TEAM_HAS_ACTIVE_DEALS');
    await app.services.db
      .updateTable('requests')
      .set({ status: requestStatus.closed })
      .where('id', '=', request.id)
      .execute();
    const done = await app.call(staff.token, 'Team/DeleteTeam', { teamId: gone.teamId });
    expect(done.ok.message).toBe('Club rimosso correttamente');
    expect((await app.call(gone.token, 'Team/GetTeamMembers', {})).status).toBe(401);
    expect((await app.call(staff.token, 'Team/GetTeamData', { teamId: gone.teamId })).status).toBe(404);
    expect((await app.call(staff.token, 'Team/DeleteTeam', { teamId: gone.teamId })).status).toBe(404);

    // The deletion can be undone within 30 seconds, with the members, and not later.
    const restore = () => app.call(staff.token, 'Team/RestoreTeam', { teamId: gone.teamId });
    expect((await restore()).ok.message).toBe('Club ripristinato');
    expect((await restore()).status).toBe(404);
    const again = await app.logIn(gone.email, testPassword);
    const members = (await app.call(again.body.access_token, 'Team/GetTeamMembers', {})).ok;
    expect(JSON.stringify(members)).toContain(gone.email);
    const history = (await app.call(staff.token, 'Team/GetTeamHistory', { teamId: gone.teamId })).ok.items;
    expect(history.slice(0, 2).map(({ kind }) => kind)).toEqual(['restored', 'deleted']);
    await app.call(staff.token, 'Team/DeleteTeam', { teamId: gone.teamId }).then(({ ok }) => ok);
    app.clock.advance({ seconds: 31 });
    expect((await restore()).status).toBe(404);
  });
});
