import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const quizOf = async (token: string) => (await app.call(token, 'Onboarding/GetQuiz', {})).ok;

describe('the quiz', () => {
  it('is offered to new players and clubs once they have confirmed their e-mail, not to others', async () => {
    const states: unknown[] = [];
    for (const [profile, email] of [
      [profileType.player, 'nuovo@test.example'],
      [profileType.agent, 'agente@test.example'],
    ] as const) {
      const password = 'nebbia sul Ticino 7';
      await app.call(null, 'Account/Register', {
        email,
        password,
        profile,
        name: 'Ada',
        surname: 'Ferri',
        language: 'it',
        termsAccepted: true,
      });
      await app.settle();
      const code = /code=([\w-]+)/.exec((await app.mailTo(email))[0]?.links[0] ?? '')?.[1] ?? '';
      await app.call(null, 'Account/ConfirmEmail', { code });
      await app.settle();
      const { body } = await app.logIn(email, password);
      const answer = await app.call(body.access_token, 'Onboarding/GetQuiz', {});
      states.push(answer.status === 200 ? answer.ok.state : answer.status);
    }
    expect(states).toEqual(['open', 403]);
    const known = await makePlayerAccount(app);
    expect((await quizOf(known.token)).state).toBe('none');
  });

  it('saves its answers and the current question, and loses neither when skipped', async () => {
    const { token } = await makePlayerAccount(app);
    await app.call(token, 'Onboarding/SaveQuiz', {
      step: 3,
      player: { principalRole: playerRole.attackingMidfielder, foot: foot.left },
    });
    expect(await quizOf(token)).toEqual({
      kind: 'player',
      state: 'open',
      step: 3,
      player: { principalRole: playerRole.attackingMidfielder, foot: foot.left },
      club: null,
    });
    await app.call(token, 'Onboarding/SkipQuiz', {});
    expect(await quizOf(token)).toMatchObject({
      state: 'skipped',
      player: { principalRole: playerRole.attackingMidfielder, foot: foot.left },
    });
  });

  it('the quiz of a player fills the profile and leaves unanswered fields as they are', async () => {
    const { token, playerId } = await makePlayerAccount(app);
    const answers = {
      principalRole: playerRole.attackingMidfielder,
      heightCm: 181,
      searchLevels: [3 as const, 4 as const],
      countriesInterested: ['IT', 'ES'],
      requestedSalary: 1500,
      skills: [3 as const, 31 as const],
    };
    expect((await app.call(token, 'Onboarding/FinishQuiz', { player: answers })).status).toBe(200);
    const player = (await app.call(token, 'Player/GetPlayerInfo', { playerId })).ok;
    expect(player).toMatchObject({
      name: 'Luca',
      bornDate: '2003-05-20',
      principalRole: playerRole.attackingMidfielder,
      heightCm: 181,
      searchLevels: [3, 4],
      countriesInterested: ['IT', 'ES'],
      requestedSalary: 1500,
      foot: null,
    });
    expect((await app.call(token, 'Player/GetPlayerSkillsSelected', { playerId })).ok.skills).toEqual([
      3, 31,
    ]);
    // The answers are in the profile: when opened again, the quiz does not overwrite it.
    expect(await quizOf(token)).toEqual({ kind: 'player', state: 'done', step: 0, player: {}, club: null });
    await app.call(token, 'Onboarding/FinishQuiz', { player: { refundRange: 2 } });
    expect((await app.call(token, 'Player/GetPlayerInfo', { playerId })).ok).toMatchObject({
      refundRange: 2,
      requestedSalary: null,
      principalRole: playerRole.attackingMidfielder,
    });
  });

  it('the quiz of a club fills its scouting settings', async () => {
    const { token, teamId } = await makeTeamMember(app);
    const club = {
      role: playerRole.centreForward,
      level: 4 as const,
      underAge: 24,
      monthlyOffer: 2000,
      reports: ['national' as const, 'region' as const],
      region: 'VEN' as const,
      firstTeam: true,
      euPassport: true,
    };
    expect((await app.call(token, 'Onboarding/FinishQuiz', { club })).status).toBe(200);
    const team = (await app.call(token, 'Team/GetTeamData', { teamId })).ok;
    expect(team.city).toBe('Padova');
    expect(team.scouting).toMatchObject({
      firstTeam: true,
      reports: ['national', 'region'],
      region: 'VEN',
      playerFromLevel: 4,
      euPassport: true,
      underAge: 24,
      overAge: null,
    });
    expect(await quizOf(token)).toMatchObject({ kind: 'club', state: 'done', club });
  });

  it('refuses answers of the other kind, and any by staff', async () => {
    const player = await makePlayerAccount(app);
    const staff = await makeStaff(app);
    const foreign = await app.call(player.token, 'Onboarding/SaveQuiz', {
      step: 0,
      club: { role: playerRole.goalkeeper },
    });
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'SUBJECT_MISMATCH']);
    expect((await app.call(staff.token, 'Onboarding/SkipQuiz', {})).problem.code).toBe('SUBJECT_MISMATCH');
    expect((await quizOf(staff.token)).kind).toBeNull();
  });
});
