import type { Api } from '@trattativa/contract/api';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { qualification } from '@trattativa/domain/people/qualifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from './factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from './factories/people.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/** For every call that saves a record: an absent field stays as it is, null empties it. */

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const name = { name: 'Luca', surname: 'Ferri' };

const wholePlayer = {
  ...name,
  bornDate: '2003-05-20',
  principalRole: playerRole.centreForward,
  secondaryRole: playerRole.secondStriker,
  contractualStatus: contractualStatus.free,
  foot: foot.right,
  heightCm: 184,
  weightKg: 78,
  nationality: 'IT',
  secondNationality: 'AR',
  eligibleAssociations: ['IT', 'AR'],
  registeredAssociation: 'ENG',
  permitNeeded: true,
  permitUntil: '2027-08-31',
  openToFree: true,
  openToLoan: true,
  openToPermanent: false,
  termsShown: true,
  euPassport: true,
  country: 'IT',
  city: 'Padova',
  region: 'VEN',
  address: 'Via del Santo 12',
  phone: '+39 333 555 0101',
  salary: 900,
  requestedSalary: 1200,
  refundRange: 2,
  requestedFood: true,
  requestedAccommodation: 1,
  requestedBonus: 500,
  commissionFeeMin: 100,
  commissionFeeMax: 300,
  playerValue: 20_000,
  currentClub: 'Virtus Brenta',
  currentLevel: 3,
  searchLevels: [2, 3],
  countriesInterested: ['IT', 'CH'],
  immediateAvailability: true,
  minutesPercent: 74,
  comments: 'Mancino naturale.',
  onMarket: false,
  openToScouts: true,
  videoUrl: 'https://video.example/ferri',
  youtubeUrl: 'https://www.youtube.com/watch?v=abc',
  footballDataUrl: 'https://dati.example/ferri',
  linkedinUrl: 'https://www.linkedin.com/in/ferri',
  facebookUrl: 'https://www.facebook.com/ferri',
  instagramUrl: 'https://www.instagram.com/ferri',
} as const satisfies Api['Player/SavePlayerInfo']['input']['player'];

type AnyPlayer = Api['Player/SavePlayerInfo']['input']['player'];

/** The value of each field after null was sent. */
const texts = ['city', 'address', 'phone', 'currentClub', 'comments'];
const lists = ['searchLevels', 'countriesInterested', 'eligibleAssociations'];
/** Some are switches without an empty state; the passport follows from the nationality. */
const switches = ['onMarket', 'openToScouts', 'openToFree', 'openToLoan', 'openToPermanent', 'termsShown'];
const neverEmpty = ['name', 'surname', ...switches, 'euPassport'];
const emptiedPlayer = Object.fromEntries(
  Object.keys(wholePlayer)
    .filter((field) => !neverEmpty.includes(field))
    .map((field) => [field, texts.includes(field) ? '' : lists.includes(field) ? [] : null]),
);
const nulls = Object.fromEntries(Object.keys(emptiedPlayer).map((field) => [field, null]));

describe('a player’s record', () => {
  it('SavePlayerInfo keeps absent fields: a complete profile stays complete and is not deleted', async () => {
    const player = await makePlayerAccount(app);
    const save = async (input: AnyPlayer) =>
      (await app.call(player.token, 'Player/SavePlayerInfo', { player: input })).ok.player;
    const whole = await save({ ...wholePlayer, version: 1 });
    expect(whole).toMatchObject({ ...wholePlayer, completeness: 'complete' });
    const after = await save({ ...name, version: whole.version, minutesPercent: 80 });
    expect(after).toEqual({ ...whole, version: whole.version + 1, minutesPercent: 80 });
    expect([after.completeness, after.missingFields, after.deletionAt]).toEqual(['complete', [], null]);
    const emptied = await save({ ...name, ...nulls, bornDate: '2003-05-20', version: after.version });
    expect(emptied).toMatchObject({ ...emptiedPlayer, bornDate: '2003-05-20', euPassport: null });
    expect(emptied.completeness).toBe('incomplete');
  });

  it.each([
    ['Agent/AddOrUpdateAgentPlayer', () => makeAgent(app)],
    ['Team/AddOrUpdateTeamPlayer', () => makeTeamMember(app)],
    ['CoachingStaff/AddOrUpdateCoachingStaffPlayer', () => makeCoach(app)],
  ] as const)('a player’s record of a portfolio: %s keeps absent fields', async (path, makeRecordOwner) => {
    const { token } = await makeRecordOwner();
    const save = async (player: AnyPlayer) => (await app.call(token, path, { player })).ok.player;
    const whole = await save(wholePlayer);
    const after = await save({ ...name, id: whole.id, version: whole.version, weightKg: 80 });
    expect(after).toEqual({ ...whole, version: whole.version + 1, weightKg: 80 });
    const emptied = await save({ ...name, ...nulls, id: whole.id, version: after.version });
    expect(emptied).toMatchObject(emptiedPlayer);
  });

  it('refuses a field that contradicts one that stays', async () => {
    const player = await makePlayerAccount(app);
    const save = (input: Partial<AnyPlayer>) =>
      app.call(player.token, 'Player/SavePlayerInfo', { player: { ...name, ...input } });
    const { version } = (await save({ ...wholePlayer, version: 1 })).ok.player;
    for (const [input, field] of [
      [{ secondaryRole: playerRole.centreForward }, 'Player.SecondaryRole'],
      [{ principalRole: playerRole.secondStriker }, 'Player.SecondaryRole'],
      [{ commissionFeeMin: 400 }, 'Player.CommissionFeeMax'],
      [{ nationality: 'AR' }, 'Player.SecondNationality'],
    ] as const) {
      const refused = await save({ ...input, version });
      expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([400, field]);
    }
    const moved = (await save({ country: 'CH', nationality: 'CH', version })).ok.player;
    expect(moved).toMatchObject({ country: 'CH', region: null, nationality: 'CH', euPassport: false });
  });
});

type CoachInput = Api['CoachingStaff/SaveCoachingStaffInfo']['input']['staffProfile'];

describe('a record of coaching staff', () => {
  const whole: CoachInput = {
    name: 'Paolo',
    surname: 'Bianchi',
    role: coachingStaffRole.coach,
    qualifications: [qualification.uefaA, qualification.goalkeeperCoach],
    currentClub: 'Este',
    searchCategories: [2, 6],
    searchLevels: [2, 3],
    countriesInterested: ['IT', 'CH'],
    nationality: 'IT',
    country: 'IT',
    city: 'Padova',
    bornDate: '1981-06-02',
    immediateAvailability: true,
    comments: 'Libero da giugno.',
    email: 'paolo.bianchi@example.org',
    phone: '+39 049 555 0102',
  };

  it('SaveCoachingStaffInfo and its contacts keep absent fields', async () => {
    const coach = await makeCoach(app);
    const save = async (staffProfile: Partial<CoachInput>) => {
      const { name: first, surname } = whole;
      const input = { staffProfile: { name: first, surname, ...staffProfile } };
      return (await app.call(coach.token, 'CoachingStaff/SaveCoachingStaffInfo', input)).ok.coachingStaff;
    };
    const saved = await save({ ...whole, version: 1 });
    expect(saved).toMatchObject(whole);
    const after = await save({ version: saved.version, city: 'Este' });
    expect(after).toEqual({ ...saved, version: saved.version + 1, city: 'Este' });
    const licensed = await save({ version: after.version, qualification: qualification.uefaGrassrootsC });
    expect(licensed).toMatchObject({
      qualifications: [qualification.uefaA, qualification.uefaGrassrootsC, qualification.goalkeeperCoach],
      role: coachingStaffRole.coach,
    });
    const contacts = { phone: '+39 049 555 0199' };
    const called = (await app.call(coach.token, 'CoachingStaff/UpdateCoachingStaffContacts', contacts)).ok;
    expect(called.coachingStaff).toMatchObject({ ...contacts, email: whole.email });
    const emptied = await save({
      version: called.coachingStaff.version,
      role: null,
      qualifications: null,
      currentClub: null,
      searchLevels: null,
      city: null,
      email: null,
      phone: null,
    });
    expect(emptied).toMatchObject({
      role: null,
      qualifications: [],
      currentClub: '',
      searchLevels: [],
      city: '',
      email: coach.email,
      phone: '',
      country: 'IT',
      comments: whole.comments,
    });
  });
});

describe('an agent’s profile', () => {
  it('SaveAgentInfo and its contacts keep absent fields', async () => {
    const agent = await makeAgent(app);
    const save = async (input: Api['Agent/SaveAgentInfo']['input']['agent']) =>
      (await app.call(agent.token, 'Agent/SaveAgentInfo', { agent: input })).ok.agent;
    const whole = await save({
      version: 1,
      society: 'Rossi Sport',
      agentNumber: 'IT-10234',
      vat: 'IT01234567890',
      nationality: 'IT',
      country: 'IT',
      phone: '+39 333 555 0101',
      email: 'studio@rossisport.example',
      competenceCategories: [2, 7],
      competenceLeagues: ['Challenge League'],
      managedLevels: ['pro'],
    });
    const after = await save({ version: 2, vat: 'IT09876543210' });
    expect(after).toEqual({ ...whole, version: 3, vat: 'IT09876543210' });
    expect(await save({ version: 3 })).toEqual({ ...after, version: 4 });
    const called = await app.call(agent.token, 'Agent/UpdateAgentContacts', { email: null });
    expect(called.ok.agent).toMatchObject({ phone: '+39 333 555 0101', vat: 'IT09876543210' });
    expect(called.ok.agent.email).not.toBe('studio@rossisport.example');
    const emptied = await save({ version: 5, vat: null, managedLevels: null, country: null });
    expect(emptied).toMatchObject({ vat: '', managedLevels: [], country: null, society: 'Rossi Sport' });
  });
});

describe('a club’s record', () => {
  const place = {
    role: orgChartRole.sportsDirector,
    name: 'Ivo Sartor',
    email: 'ds@virtus.example',
    phone: '1234567',
  } as const;
  const whole = {
    name: 'Virtus Brenta',
    country: 'IT',
    region: 'VEN',
    city: 'Padova',
    address: 'Via dello Sport 4',
    latitude: 45.4,
    longitude: 11.87,
    category: 6,
    leagueName: 'Serie D, girone C',
    stadiumName: 'Comunale',
    foundationYear: 1911,
    website: 'https://virtus.example',
    categoriesPlayed: [6, 14],
    youthSection: 15,
    footballSchool: true,
    contacts: { email: 'segreteria@virtus.example', phone: '7654321' },
    orgChart: { places: [place], defaultRole: 2 },
    scouting: {
      firstTeam: true,
      reports: ['region'],
      region: 'VEN',
      playerFromLevel: 4,
      euPassport: true,
      overAge: 18,
      underAge: 26,
      minHeightCm: 175,
    },
  } as const;
  const { name: called, country } = whole;

  it('SaveTeamInfo, UpdateTeamData, its contacts and its org chart keep absent fields', async () => {
    const club = await makeTeamMember(app);
    const { teamId } = club;
    const save = async (team: Partial<Api['Team/SaveTeamInfo']['input']['team']>) => {
      const input = { team: { name: called, country, id: teamId, ...team } };
      return (await app.call(club.token, 'Team/SaveTeamInfo', input as never)).ok.team;
    };
    const saved = await save({ ...whole, version: 1 } as never);
    expect(saved).toMatchObject({ ...whole, level: 3, youthSection: 23 });
    const after = await save({ version: saved.version, stadiumName: 'Nuovo' });
    expect(after).toEqual({ ...saved, version: saved.version + 1, stadiumName: 'Nuovo' });
    const data = { name: called, country, id: teamId, version: after.version, city: 'Este' };
    const flags = { updateAddress: true, updateOrgChart: true, updateImage: true };
    const updated = (await app.call(club.token, 'Team/UpdateTeamData', { teamData: data, ...flags })).ok.team;
    expect(updated).toEqual({ ...after, version: after.version + 1, city: 'Este' });
    const contacts = { phone: '555' };
    const reached = (await app.call(club.token, 'Team/UpdateTeamContacts', { teamId, contacts })).ok.team;
    expect(reached.contacts).toEqual({ email: whole.contacts.email, phone: '555' });
    const orgChart = { places: [{ ...place, name: 'Ada Neri' }] };
    const charted = (await app.call(club.token, 'Team/UpdateDefaultOrgChart', { teamId, orgChart })).ok.team;
    expect(charted.orgChart?.defaultRole).toBe(2);
    const scouting = { firstTeam: false, reports: ['world' as const], euPassport: false };
    const scouted = await save({ version: charted.version, scouting });
    expect(scouted.scouting).toMatchObject({ playerFromLevel: 4, overAge: 18, underAge: 26, region: null });
    const wrong = { ...scouting, overAge: 30 };
    const refused = await app.call(club.token, 'Team/SaveTeamInfo', {
      team: { name: called, country, id: teamId, version: scouted.version, scouting: wrong },
    });
    expect(refused.problem.errors?.[0]?.field).toBe('Team.Scouting.OverAge');
    const emptied = await save({
      version: scouted.version,
      region: null,
      city: null,
      category: null,
      level: null,
      leagueName: null,
      website: null,
      categoriesPlayed: null,
      youthSection: null,
    });
    expect(emptied).toMatchObject({
      region: null,
      city: '',
      category: null,
      level: null,
      leagueName: '',
      website: null,
      categoriesPlayed: [],
      youthSection: 0,
      stadiumName: 'Nuovo',
    });
  });

  it('moved abroad loses its Italian region and category', async () => {
    const staff = await makeStaff(app);
    const made = (await app.call(staff.token, 'Team/SaveTeamInfo', { team: whole as never })).ok.team;
    const team = { id: made.id, version: made.version, name: called, country: 'CH', level: 2 } as const;
    const moved = (await app.call(staff.token, 'Team/SaveTeamInfo', { team })).ok.team;
    expect(moved).toMatchObject({ country: 'CH', region: null, category: null, level: 2, city: 'Padova' });
  });
});

describe('a request', () => {
  it('SaveRequest keeps absent fields, its recipients included', async () => {
    const club = await makeTeamMember(app);
    const [teamId, agent, coach] = [await makeTeam(app), await makeAgent(app), await makeCoach(app)];
    const save = async (request: Api['Request/SaveRequest']['input']['request']) =>
      app.call(club.token, 'Request/SaveRequest', { request });
    const read = async (requestId: number) =>
      (await app.call(club.token, 'Request/GetRequest', { requestId })).ok;
    const { id, version } = (
      await save({
        role: playerRole.attackingMidfielder,
        level: 3,
        city: 'Padova',
        country: 'IT',
        address: 'Via dello Sport 4',
        overAge: 18,
        underAge: 24,
        monthlyOffer: 1500,
        refundRange: 2,
        contractualStatus: contractualStatus.free,
        immediateAvailability: true,
        foot: foot.left,
        minHeightCm: 178,
        euPassport: true,
        skills: [3, 19],
        secondRoleAccepted: false,
        bornFrom: 2003,
        bornTo: 2006,
        quota: 'under',
        nationalities: ['AR', 'IT'],
        nonEuPlace: false,
        minMinutes: 900,
        moves: ['loan', 'permanent'],
        feeBudget: 40_000,
        playersSought: 2,
        neededFrom: '2027-01-02',
        neededUntil: '2027-06-30',
        answerBy: '2026-12-20',
        board: true,
        lodging: true,
        car: true,
        project: 'Salire.',
        requestedMaterial: 'Video.',
        teamIds: [teamId],
        agentIds: [agent.agentId],
        coachingStaffIds: [coach.coachingStaffId],
      })
    ).ok.request;
    const whole = await read(id);
    await save({ id, version, city: 'Este' }).then(({ ok }) => ok);
    const after = await read(id);
    expect(after).toEqual({ ...whole, version: version + 1, city: 'Este' });
    expect(after.recipients).toHaveLength(3);
    const aged = await save({ id, version: after.version, overAge: 30 });
    expect(aged.problem.errors?.[0]?.field).toBe('Request.OverAge');
    const without = { id, version: after.version, teamIds: null, agentIds: null };
    expect((await save(without)).problem.code).toBe('MISSING_REQUEST_PARAMETERS');
    expect((await save({ id, version: after.version, role: null })).problem.code).toBe(
      'MISSING_REQUEST_PARAMETERS',
    );
    const nothing = {
      overAge: null,
      foot: null,
      euPassport: null,
      skills: null,
      project: null,
      nonEuPlace: null,
    };
    const emptied = (
      await save({
        id,
        version: after.version,
        teamIds: null,
        ...nothing,
        secondRoleAccepted: null,
        nationalities: null,
      })
    ).ok.request;
    expect(emptied).toMatchObject({
      ...nothing,
      euPassport: false,
      skills: [],
      secondRoleAccepted: true,
      nationalities: [],
      bornFrom: 2003,
      project: '',
      underAge: 24,
      immediateAvailability: true,
    });
    expect((await read(id)).recipients?.map(({ kind }) => kind).sort()).toEqual(['agent', 'coachingStaff']);
  });
});

describe('a career entry of a career', () => {
  it('SavePlayerExperience keeps absent fields', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const save = async (experience: Api['Player/SavePlayerExperience']['input']['experience']) =>
      (await app.call(agent.token, 'Player/SavePlayerExperience', { playerId, experience })).ok.career.items;
    const whole = {
      clubName: 'Virtus Brenta',
      category: 6,
      division: 'Serie D, girone C',
      season: '2025/26',
      startYear: 2025,
      endYear: 2026,
      salary: 900,
    } as const;
    const [first] = await save(whole);
    const id = first?.id as number;
    expect(await save({ id, salary: 1000 })).toEqual([{ ...first, salary: 1000 }]);
    const [emptied] = await save({ id, division: null, season: null, endYear: null, category: null });
    expect(emptied).toEqual({
      ...first,
      salary: 1000,
      division: '',
      season: '',
      endYear: 0,
      category: null,
    });
  });
});
