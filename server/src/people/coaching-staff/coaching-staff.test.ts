import type { Api } from '@trattativa/contract/api';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { qualification } from '@trattativa/domain/people/qualifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeCoach, makeStaff, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

/** Spec §3 "Coaching staff", §7 "Coaching staff"; the permission matrix decides who. */

type Input = Api['CoachingStaff/SaveCoachingStaffInfo']['input']['staffProfile'];

let app: TestApp;
let premium: Awaited<ReturnType<typeof makeAgent>>;
let otherPremium: typeof premium;
let coach: Awaited<ReturnType<typeof makeCoach>>;
let scout: typeof coach;
let staff: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  premium = await makeAgent(app, { agentType: agentType.premium });
  otherPremium = await makeAgent(app, { agentType: agentType.premium });
  coach = await makeCoach(app);
  scout = await makeCoach(app, { scout: true });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const full: Input = {
  name: 'Renato',
  surname: 'Colli',
  role: coachingStaffRole.coach,
  qualifications: [qualification.goalkeeperCoach, qualification.uefaA],
  currentClub: 'Real Vigonza',
  searchCategories: [6, 2],
  searchLevels: [3, 2],
  countriesInterested: ['IT', 'CH', 'IT'],
  nationality: 'IT',
  country: 'IT',
  city: 'Treviso',
  bornDate: '1979-04-12',
  immediateAvailability: true,
  comments: 'da richiamare a giugno',
  email: 'colli@example.org',
  phone: '+39 0422 555 0101',
};

const save = (token: string, staffProfile: Input) =>
  app.call(token, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile });
const read = (token: string, coachingStaffId?: number) =>
  app.call(token, 'CoachingStaff/GetCoachingStaffInfo', { coachingStaffId });
const list = (token: string, input: Api['CoachingStaff/GetCoachingStaffs']['input'] = {}) =>
  app.call(token, 'CoachingStaff/GetCoachingStaffs', input);
const remove = (token: string, coachingStaffId: number) =>
  app.call(token, 'CoachingStaff/DeleteCoachingStaff', { coachingStaffId });
const restore = (token: string, coachingStaffId: number) =>
  app.call(token, 'CoachingStaff/RestoreCoachingStaff', { coachingStaffId });
const add = async (token: string, change: Partial<Input> = {}) =>
  (await save(token, { ...full, ...change })).ok.coachingStaff;
const lastEvent = () =>
  app.services.db
    .selectFrom('events')
    .select(['type', 'data', 'recipients'])
    .where('type', 'like', 'coachingStaff.%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('the coaching portfolio', () => {
  it('stores a record with every field; the highest of several licences is the qualification', async () => {
    const { coachingStaff } = (await save(premium.token, full)).ok;
    expect(coachingStaff).toMatchObject({
      ...full,
      registered: false,
      qualification: qualification.uefaA,
      qualifications: [qualification.uefaA, qualification.goalkeeperCoach],
      searchCategories: [2, 6],
      searchLevels: [2, 3],
      countriesInterested: ['IT', 'CH'],
      age: 47,
      completeness: 'complete',
      missingFields: [],
      can: { edit: true, rename: true, remove: true },
    });
    expect((await read(premium.token, coachingStaff.coachingStaffId)).ok).toEqual(coachingStaff);
    const { type, data, recipients } = await lastEvent();
    expect([type, data]).toEqual(['coachingStaff.added', { coachingStaffId: coachingStaff.coachingStaffId }]);
    expect(recipients).toEqual(
      expect.arrayContaining([premium.accountId, otherPremium.accountId, staff.accountId]),
    );
    expect(recipients).not.toContain(coach.accountId);
  });

  it('accepts one licence and the payload name as the spec writes them', async () => {
    const answer = await app.post(premium.token, '/api/CoachingStaff/SaveCoachingStaffInfo', {
      profile: { Name: 'Uno', Surname: 'Solo', Qualification: 4 },
    });
    expect(answer.ok).toMatchObject({
      coachingStaff: { qualification: qualification.licenceD, qualifications: [qualification.licenceD] },
    });
    const wrong = await app.post(premium.token, '/api/CoachingStaff/SaveCoachingStaffInfo', {
      profile: { Name: '', Surname: 'Solo' },
    });
    expect(wrong.problem.errors).toMatchObject([{ field: 'profile.Name', code: 'required' }]);
  });

  it('names a club of the platform by its own name, and refuses an unknown one', async () => {
    const teamId = await makeTeam(app, { name: 'Virtus Piave' });
    expect(await add(premium.token, { currentTeamId: teamId })).toMatchObject({
      currentTeamId: teamId,
      currentClub: 'Virtus Piave',
    });
    const refused = await save(premium.token, { ...full, currentTeamId: 999_999 });
    expect(refused.problem.errors).toMatchObject([{ field: 'profile.CurrentTeamId', code: 'notInList' }]);
  });

  it.each<[string, Partial<Input>, string, string]>([
    ['a birth date to come', { bornDate: '2030-01-01' }, 'profile.BornDate', 'inTheFuture'],
    ['a birth date of a child', { bornDate: '2015-01-01' }, 'profile.BornDate', 'ageTooLow'],
    ['a country that is none', { country: 'QQ' }, 'profile.Country', 'notInList'],
    ['a role beyond the list', { role: 7 as never }, 'profile.Role', 'notInList'],
    ['an address that is none', { email: 'nessuno' }, 'profile.Email', 'notAnEmail'],
  ])('refuses %s, at its field', async (_what, change, field, code) => {
    const { problem } = await save(premium.token, { ...full, ...change });
    expect([problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([
      400,
      field,
      code,
    ]);
  });

  it('reports missing fields, and marks a record untouched for six months', async () => {
    const bare = await add(premium.token, {
      role: null,
      qualifications: [],
      searchLevels: [],
      searchCategories: [],
      phone: '',
    });
    expect(bare).toMatchObject({
      completeness: 'incomplete',
      missingFields: ['Phone', 'Role', 'Qualifications', 'SearchLevels'],
    });
    const { items } = (await list(premium.token, { incomplete: true, limit: 100 })).ok;
    expect(items.map((item) => item.coachingStaffId)).toContain(bare.coachingStaffId);
    const old = await add(premium.token);
    await app.services.db
      .updateTable('coaching_staff')
      .set({ updated_at: new Date('2026-03-01T00:00:00Z') })
      .where('id', '=', old.coachingStaffId)
      .execute();
    expect((await read(premium.token, old.coachingStaffId)).ok.completeness).toBe('obsolete');
  });

  it('refuses an outdated save with the present record', async () => {
    const mine = await add(premium.token);
    const { coachingStaffId, version } = mine;
    (await save(staff.token, { ...full, coachingStaffId, version, city: 'Belluno' })).ok;
    const { problem } = await save(premium.token, { ...full, coachingStaffId, version });
    expect(problem).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE', current: { City: 'Belluno' } });
    const without = await save(premium.token, { ...full, coachingStaffId });
    expect(without.problem.errors).toMatchObject([{ field: 'profile.Version', code: 'required' }]);
  });

  it('is deleted by its creator and by staff; this can be undone for some seconds', async () => {
    const { coachingStaffId } = await add(premium.token);
    expect((await remove(otherPremium.token, coachingStaffId)).problem.code).toBe('FORBIDDEN');
    expect((await remove(coach.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
    expect((await remove(premium.token, coachingStaffId)).ok.message).toBe(
      'Membro dello staff tecnico eliminato correttamente',
    );
    expect((await read(premium.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
    expect((await remove(premium.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
    app.clock.advance({ seconds: 25 });
    expect((await restore(otherPremium.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
    expect((await restore(premium.token, coachingStaffId)).ok.coachingStaff.city).toBe('Treviso');
    (await remove(staff.token, coachingStaffId)).ok;
    app.clock.advance({ seconds: 31 });
    expect((await restore(staff.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
  });
});

describe('a coach’s own profile', () => {
  it('is saved without an id; a foreign id is refused, whether it exists or not', async () => {
    const { version } = (await read(coach.token)).ok;
    const { coachingStaff } = (await save(coach.token, { ...full, version, name: 'Livia' })).ok;
    expect(coachingStaff).toMatchObject({
      coachingStaffId: coach.coachingStaffId,
      registered: true,
      name: 'Livia',
      email: 'colli@example.org',
      can: { edit: true, rename: true, remove: true },
    });
    const mine = (await app.call(coach.token, 'Account/GetMyProfile', {})).ok;
    expect([mine.name, mine.email]).toEqual(['Livia', coach.email]);
    for (const coachingStaffId of [scout.coachingStaffId, 999_999]) {
      const id = { coachingStaffId };
      expect((await read(coach.token, coachingStaffId)).problem.code).toBe('SUBJECT_MISMATCH');
      expect((await save(coach.token, { ...full, ...id, version })).problem.code).toBe('SUBJECT_MISMATCH');
      expect(
        (
          await app.call(coach.token, 'CoachingStaff/UpdateCoachingStaffContacts', {
            ...id,
            email: null,
            phone: '',
          })
        ).problem.code,
      ).toBe('SUBJECT_MISMATCH');
      expect((await remove(coach.token, coachingStaffId)).problem.code).toBe('NOT_FOUND');
    }
  });

  it('belongs to the person alone until the e-mail is confirmed', async () => {
    const newcomer = await makeCoach(app);
    const id = newcomer.coachingStaffId;
    expect((await read(premium.token, id)).status).toBe(200);
    await app.services.db
      .updateTable('accounts')
      .set({ activated_at: null })
      .where('id', '=', newcomer.accountId)
      .execute();
    for (const { token } of [premium, staff]) expect((await read(token, id)).problem.code).toBe('NOT_FOUND');
    expect((await list(staff.token, { text: newcomer.email })).ok.items).toEqual([]);
  });

  it('may be changed by premium agents, but only the coach renames or deletes it', async () => {
    const { version, name, surname } = (await read(premium.token, coach.coachingStaffId)).ok;
    const id = { coachingStaffId: coach.coachingStaffId, version };
    expect((await save(premium.token, { ...full, ...id, name: 'Altro', surname })).problem.code).toBe(
      'FORBIDDEN',
    );
    const { coachingStaff } = (await save(premium.token, { ...full, ...id, name, surname, city: 'Feltre' }))
      .ok;
    expect(coachingStaff).toMatchObject({
      city: 'Feltre',
      can: { edit: true, rename: false, remove: false },
    });
    expect((await remove(premium.token, coach.coachingStaffId)).problem.code).toBe('FORBIDDEN');
  });

  it('changes its contacts without changing the login address', async () => {
    const contacts = {
      coachingStaffId: coach.coachingStaffId,
      email: 'nuovo@example.org',
      phone: '+39 0422 100',
    };
    const { message, coachingStaff } = (
      await app.call(coach.token, 'CoachingStaff/UpdateCoachingStaffContacts', contacts)
    ).ok;
    expect(message).toBe('Contatti aggiornati');
    expect(coachingStaff).toMatchObject({ email: 'nuovo@example.org', phone: '+39 0422 100' });
    expect((await app.call(coach.token, 'Account/GetMyProfile', {})).ok.email).toBe(coach.email);
    const none = { email: null, phone: '' };
    const without = (await app.call(coach.token, 'CoachingStaff/UpdateCoachingStaffContacts', none)).ok;
    expect(without.coachingStaff.email).toBe(coach.email);
  });

  it('can be deleted unless a player of theirs is in a deal; the next save creates it again', async () => {
    const ended = await makeCoach(app);
    const { db } = app.services;
    const at = app.clock.now();
    const player = await db
      .insertInto('players')
      .values({
        profile: profileType.coachingStaffPlayer,
        coaching_staff_id: ended.coachingStaffId,
        name: 'A',
        surname: 'B',
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const deal = { player_id: player.id, created_at: at };
    const proposal = await db
      .insertInto('proposals')
      .values({ ...deal, proposer_account_id: staff.accountId, level: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const negotiation = await db
      .insertInto('negotiations')
      .values({
        ...deal,
        proposal_id: proposal.id,
        team_id: await makeTeam(app),
        status: negotiationStatus.viewed,
        waiting_since: at,
        last_activity_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await remove(ended.token, ended.coachingStaffId)).problem.code).toBe('ACTIVE_DEALS');
    await db
      .updateTable('negotiations')
      .set({ status: negotiationStatus.rejected, cause: 'lapsed' })
      .where('id', '=', negotiation.id)
      .execute();
    (await remove(ended.token, ended.coachingStaffId)).ok;
    expect((await read(ended.token)).problem.code).toBe('NOT_FOUND');
    const { coachingStaff } = (await save(ended.token, full)).ok;
    expect(coachingStaff).toMatchObject({
      coachingStaffId: ended.coachingStaffId,
      city: 'Treviso',
      registered: true,
    });
  });

  it('requires less of a scout, who seeks no post', async () => {
    const { version } = (await read(scout.token)).ok;
    const { coachingStaff } = (
      await save(scout.token, {
        version,
        name: 'Chiara',
        surname: 'Longo',
        bornDate: '1990-01-01',
        nationality: 'IT',
        country: 'IT',
        phone: '+39 0422 1',
      })
    ).ok;
    expect(coachingStaff.completeness).toBe('complete');
  });
});

describe('the list', () => {
  it('returns the first page without a body; filters, sorts and pages', async () => {
    const bodiless = await app.app.http.inject({
      method: 'POST',
      url: '/api/CoachingStaff/GetCoachingStaffs',
      headers: { authorization: `Bearer ${premium.token}` },
    });
    expect(bodiless.statusCode).toBe(200);
    expect(bodiless.json().Items.length).toBeGreaterThan(0);

    await add(otherPremium.token, {
      name: 'Ève',
      surname: 'Àlvarez',
      role: coachingStaffRole.conditioningCoach,
      qualifications: [qualification.uefaPro],
      country: 'ES',
      countriesInterested: ['PT'],
      searchCategories: [20],
      searchLevels: [9],
      immediateAvailability: false,
      currentClub: 'Cádiz Norte',
    });
    const names = async (input: Api['CoachingStaff/GetCoachingStaffs']['input']) =>
      (await list(premium.token, input)).ok.items.map(({ surname }) => surname);
    for (const filter of [
      { text: 'alvarez' },
      { text: 'eve' },
      { text: 'cadiz' },
      { role: coachingStaffRole.conditioningCoach },
      { qualification: qualification.uefaPro },
      { category: 20 as const },
      { level: 9 as const },
      { country: 'PT' },
      { country: 'ES' },
      { immediateAvailability: false },
    ]) {
      expect([filter, await names(filter)]).toEqual([filter, ['Àlvarez']]);
    }
    expect(await names({ origin: 'mine', text: 'alvarez' })).toEqual([]);
    expect(await names({ origin: 'registered', text: 'alvarez' })).toEqual([]);

    for (const sort of ['updated', 'name', 'role', 'qualification', 'age'] as const) {
      for (const descending of [false, true]) {
        const whole = (await list(premium.token, { sort, descending, limit: 100 })).ok;
        const paged: number[] = [];
        let cursor: string | undefined;
        do {
          const page = (await list(premium.token, { sort, descending, limit: 2, cursor })).ok;
          paged.push(...page.items.map((item) => item.coachingStaffId));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(paged).toEqual(whole.items.map((item) => item.coachingStaffId));
        expect(whole.total).toBe(paged.length);
      }
    }
    const all = (await list(premium.token, { limit: 100 })).ok.items.map((item) => item.coachingStaffId);
    expect(all).toContain(coach.coachingStaffId);
    expect(all).not.toContain(scout.coachingStaffId);
  });

  it('shows a club the names of registered coaches, and no more', async () => {
    const club = await makeTeamMember(app);
    const { items } = (await list(club.token, { limit: 100 })).ok;
    expect(items.map((item) => item.coachingStaffId)).toContain(coach.coachingStaffId);
    for (const item of items)
      expect(Object.keys(item).sort()).toEqual(['coachingStaffId', 'name', 'surname']);
    const added = await add(premium.token);
    expect(items.map((item) => item.coachingStaffId)).not.toContain(added.coachingStaffId);
  });

  it('opens a card to a club only when they share something, without contacts', async () => {
    const club = await makeTeamMember(app);
    const absent = (await read(club.token, 999_999)).problem;
    expect((await read(club.token, coach.coachingStaffId)).problem).toEqual(absent);
    const added = await add(premium.token, { currentTeamId: club.teamId });
    expect((await read(club.token, added.coachingStaffId)).problem).toEqual(absent);
    const { version, name, surname } = (await read(coach.token)).ok;
    (await save(coach.token, { ...full, version, name, surname, currentTeamId: club.teamId })).ok;
    const card = (await read(club.token, coach.coachingStaffId)).ok;
    expect(card).toMatchObject({ surname, can: { edit: false, rename: false, remove: false } });
    expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['phone']));
    expect([card.email, card.comments, card.addedBy]).toEqual([undefined, undefined, undefined]);
  });
});
