import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '../../../test/factories/enquiries.ts';
import {
  logInAgain,
  makeAgent,
  makeCoach,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let maker: Person & { teamId: number };
let club: Person & { teamId: number };
let coach: Person & { coachingStaffId: number };
let agent: Person & { agentId: number };

beforeEach(async () => {
  app = await buildTestApp({ now: '2026-10-20T08:00:00.000Z', env: { RATE_LIMITS: 'off' } });
  maker = await makeTeamMember(app);
  club = await makeTeamMember(app);
  coach = await makeCoach(app);
  agent = await makeAgent(app);
});
afterEach(() => app.close());

const token = (person: Person) => logInAgain(app, person);

async function publish(answerBy: string | null): Promise<number> {
  const { request } = (
    await app.call(await token(maker), 'Request/SaveRequest', {
      request: {
        role: playerRole.attackingMidfielder,
        level: 3,
        city: 'Padova',
        country: 'IT',
        answerBy,
        teamIds: [club.teamId],
        agentIds: [agent.agentId],
        coachingStaffIds: [coach.coachingStaffId],
      },
    })
  ).ok;
  await app.settle();
  return request.id;
}

async function moveDay(requestId: number, answerBy: string): Promise<void> {
  const { version } = (await app.call(await token(maker), 'Request/GetRequest', { requestId })).ok;
  const request = {
    id: requestId,
    version,
    role: playerRole.attackingMidfielder,
    level: 3 as const,
    city: 'Padova',
  };
  const to = { agentIds: [agent.agentId], teamIds: [club.teamId], coachingStaffIds: [coach.coachingStaffId] };
  (
    await app.call(await token(maker), 'Request/SaveRequest', {
      request: { ...request, ...to, country: 'IT', answerBy },
    })
  ).ok;
  await app.settle();
}

/** Days pass; then the job runs twice, as two nodes may. */
async function after(days: number): Promise<void> {
  app.clock.advance({ days });
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, 'remind-of-requests', {});
    await app.services.jobs.enqueue(tx, 'remind-of-requests', {});
  });
  await app.settle();
}

async function told(person: Person): Promise<unknown[]> {
  const { items } = (await app.call(await token(person), 'Notification/GetNotifications', {})).ok;
  return items
    .filter(({ kind }) => ['requestDue', 'requestSummedUp', 'requestUnanswered'].includes(kind))
    .map(({ kind, days, count }) => (kind === 'requestDue' ? [kind, days] : [kind, count]));
}

const mails = async (person: Person, words: string) =>
  (await app.mailTo(person.email)).filter(({ subject }) => subject.includes(words));

const nobodyFits = async (person: Person, requestId: number) =>
  (await app.call(await token(person), 'Request/AnswerNobodyFits', { requestId })).ok;

async function close(requestId: number): Promise<void> {
  const { version } = (await app.call(await token(maker), 'Request/GetRequest', { requestId })).ok;
  (
    await app.call(await token(maker), 'Request/UpdateRequestStatus', {
      requestId,
      version,
      status: requestStatus.closed,
    })
  ).ok;
}

describe('before the day of the answers to a request', () => {
  it('a recipient who has not answered is reminded once, two days ahead, by bell and mail', async () => {
    const requestId = await publish(dayIn(app, 5));
    await nobodyFits(club, requestId);
    await after(2);
    expect(await told(agent)).toEqual([]);
    await after(1);
    await after(0);
    for (const silent of [agent, coach]) {
      expect(await told(silent)).toEqual([['requestDue', 2]]);
      const [mail, ...more] = await mails(silent, 'aspetta una risposta entro il 25 ott 2026');
      expect(more).toEqual([]);
      expect(mail?.text).toContain(`/#/requests/${requestId}`);
    }
    expect(await told(club)).toEqual([]);
    expect(await told(maker)).toEqual([]);
    expect(await mails(club, 'aspetta una risposta')).toEqual([]);
  });

  it('nobody is reminded of a request that came today, is closed or names no day', async () => {
    await publish(dayIn(app, 1));
    await publish(null);
    const closed = await publish(dayIn(app, 3));
    await after(0);
    await close(closed);
    expect(await told(agent)).toEqual([]);
    await after(2);
    expect(await told(agent)).toEqual([]);
  });

  it('a day that is moved is reminded of anew', async () => {
    const requestId = await publish(dayIn(app, 3));
    await after(2);
    await moveDay(requestId, dayIn(app, 6));
    await after(1);
    expect(await mails(agent, 'aspetta una risposta')).toHaveLength(1);
    await after(4);
    expect(await told(agent)).toEqual([['requestDue', 1]]);
    expect(await mails(agent, 'aspetta una risposta')).toHaveLength(2);
  });

  it('a recipient who answers before the mail goes out gets none', async () => {
    const requestId = await publish(dayIn(app, 2));
    app.clock.advance({ days: 1, minutes: 1 });
    await nobodyFits(agent, requestId);
    await after(0);
    expect(await mails(agent, 'aspetta una risposta')).toEqual([]);
    expect(await mails(coach, 'aspetta una risposta')).toHaveLength(1);
  });
});

describe('after the day of the answers to a request', () => {
  it('makers of a request read once who put players forward, who has nobody and who was silent', async () => {
    const requestId = await publish(dayIn(app, 2));
    await nobodyFits(club, requestId);
    const saved = await app.call(await token(coach), 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', {
      player: { name: 'Gino', surname: 'Mio', bornDate: '2000-01-01', onMarket: true },
    });
    const named = { requestId, playerIds: [saved.ok.player.id] };
    (await app.call(await token(coach), 'Request/NamePlayers', named)).ok;
    await after(2);
    expect(await told(maker)).toEqual([]);
    await after(1);
    await after(1);
    expect(await told(maker)).toEqual([['requestSummedUp', 2]]);
    const [mail, ...more] = await mails(maker, '2 risposte su 3 alla tua richiesta');
    expect(more).toEqual([]);
    const name = async (person: Person) =>
      (await app.call(await token(person), 'Account/GetMyProfile', {})).ok.profileName;
    expect(mail?.text).toContain(`Propongono calciatori: ${await name(coach)}.`);
    expect(mail?.text).toContain(`Dicono che nessuno è adatto: ${await name(club)}.`);
    expect(mail?.text).toContain(`Non hanno risposto: ${await name(agent)}.`);
    expect(await told(agent)).toEqual([['requestDue', 0]]);
  });

  it('makers of a request learn that nobody answered', async () => {
    await publish(dayIn(app, 2));
    await after(3);
    expect(await told(maker)).toEqual([['requestUnanswered', 1]]);
    expect(await mails(maker, 'Nessuna risposta alla tua richiesta')).toHaveLength(1);
  });

  it('a closed request is not summed up, nor one whose day is long over', async () => {
    const closed = await publish(dayIn(app, 2));
    await close(closed);
    await publish(dayIn(app, 1));
    await after(12);
    expect(await told(maker)).toEqual([]);
  });

  it('a later day is summed up again', async () => {
    const requestId = await publish(dayIn(app, 2));
    await after(3);
    await moveDay(requestId, dayIn(app, 2));
    await nobodyFits(agent, requestId);
    await after(3);
    expect(await told(maker)).toEqual([
      ['requestSummedUp', 1],
      ['requestUnanswered', 1],
    ]);
  });
});
