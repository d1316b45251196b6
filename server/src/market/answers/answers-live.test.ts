import type { Api } from '@trattativa/contract/api';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersKeys, answersLive } from '../../../../web/src/market/answers/answers.live.ts';
import { matchingLive } from '../../../../web/src/market/matching/matching.live.ts';
import { matchingKeys } from '../../../../web/src/market/matching/matching-keys.ts';
import { requestsLive } from '../../../../web/src/market/requests/requests.live.ts';
import { requestsKeys } from '../../../../web/src/market/requests/requests-keys.ts';
import { makeAgent, makeCoach, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { OpenScreens, type Screen } from '../../../test/open-screens.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

it('open screens of a request match a fresh fetch after each answer, of its makers and its recipients', async () => {
  const [maker, club] = [await makeTeamMember(app), await makeTeamMember(app)];
  const makersColleague = await makeTeamMember(app, { teamId: maker.teamId });
  const colleague = await makeTeamMember(app, { teamId: club.teamId });
  const [coach, agent] = [await makeCoach(app), await makeAgent(app)];
  const asked = <Path extends keyof Api>(person: Person, path: Path, input: Api[Path]['input']) =>
    app.call(person.token, path, input).then(({ ok }) => ok);
  const born = {
    name: 'Gino',
    bornDate: '2000-01-01',
    principalRole: playerRole.attackingMidfielder,
    onMarket: true,
  } as const;
  const agentPlayer = (
    await asked(agent, 'Agent/AddOrUpdateAgentPlayer', { player: { ...born, surname: 'Primo' } })
  ).player.id;
  const coachPlayer = (
    await asked(coach, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', {
      player: { ...born, surname: 'Mio' },
    })
  ).player.id;
  const clubPlayer = (
    await asked(club, 'Team/AddOrUpdateTeamPlayer', { player: { ...born, surname: 'Nostro' } })
  ).player.id;
  const { request } = await asked(maker, 'Request/SaveRequest', {
    request: {
      role: playerRole.attackingMidfielder,
      level: 3,
      city: 'Padova',
      country: 'IT',
      teamIds: [club.teamId],
      agentIds: [agent.agentId],
      coachingStaffIds: [coach.coachingStaffId],
    },
  });
  const requestId = request.id;
  await app.settle();

  const handlers = [...answersLive, ...requestsLive, ...matchingLive];
  const listed = (person: Person, box: 'own' | 'received' | 'market'): Screen => ({
    key: [...requestsKeys.list, { box }],
    read: async () => ({
      pages: [await asked(person, 'Request/GetRequests', { box })],
      pageParams: [undefined],
    }),
  });
  const opened = (person: Person): Screen => ({
    key: [...requestsKeys.one, requestId],
    read: () => asked(person, 'Request/GetRequest', { requestId }),
  });
  const mine = (person: Person): Screen => ({
    key: [...answersKeys.mine, requestId],
    read: async () => (await asked(person, 'Request/GetMyAnswer', { requestId })).answer,
  });
  const received = (person: Person): Screen => ({
    key: [...answersKeys.received, requestId],
    read: async () => (await asked(person, 'Request/GetAnswers', { requestId })).items,
  });
  const groups: Screen = {
    key: [...matchingKeys.groups, { by: 'request' }],
    read: () => asked(agent, 'Matching/GetMatchGroups', { kind: 'potential', by: 'request' }),
  };
  const screens = [
    ...[maker, makersColleague].map(
      (person) =>
        new OpenScreens(app, person, handlers, [listed(person, 'own'), opened(person), received(person)]),
    ),
    ...[club, colleague].map(
      (person) =>
        new OpenScreens(app, person, handlers, [listed(person, 'received'), opened(person), mine(person)]),
    ),
    new OpenScreens(app, coach, handlers, [listed(coach, 'market'), opened(coach), mine(coach)]),
    new OpenScreens(app, agent, handlers, [listed(agent, 'market'), opened(agent), mine(agent), groups]),
  ];
  const stateOf = async (person: Person) =>
    (await asked(person, 'Request/GetRequest', { requestId })).myAnswer;
  expect([await stateOf(maker), await stateOf(club)]).toEqual([null, 'missing']);

  const story: [string, () => Promise<unknown>][] = [
    [
      'the agent has nobody',
      () => asked(agent, 'Request/AnswerNobodyFits', { requestId, reasonCode: 'age' }),
    ],
    ['the club has nobody', () => asked(club, 'Request/AnswerNobodyFits', { requestId })],
    [
      'the coach names a player',
      () => asked(coach, 'Request/NamePlayers', { requestId, playerIds: [coachPlayer] }),
    ],
    [
      'the club’s colleague proposes a player after all',
      () =>
        asked(colleague, 'Negotiation/CreateNegotiation', {
          playerId: clubPlayer,
          level: 3,
          teamIds: [maker.teamId],
          requestId,
          asked: { kind: 'loan', fee: 5_000, loanUntil: '2027-06-30', wageSharePercent: 40 },
        }),
    ],
    [
      'the agent applies',
      () =>
        asked(agent, 'Candidate/Apply', {
          requestId,
          playerId: agentPlayer,
          source: 'profile',
          termsAccepted: true,
        }),
    ],
    [
      'the requesting club asks for the named player',
      () =>
        asked(maker, 'Negotiation/CreateEnquiry', {
          playerId: coachPlayer,
          kind: 'free',
          season: 2026,
          answerBy: app.clock.now().toISOString().slice(0, 10),
        }),
    ],
  ];
  for (const [what, act] of story) {
    app.clock.advance({ seconds: 1 });
    for (const screen of screens) await screen.open();
    await act();
    await app.settle();
    for (const screen of screens) await screen.expectFresh(what);
  }
  for (const person of [club, coach, agent]) expect(await stateOf(person)).toBe('fits');
});
