import type { Api } from '@trattativa/contract/api';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playersKeys, playersLive } from '../../../../web/src/people/players/players.live.ts';
import { portfoliosLive } from '../../../../web/src/people/portfolios/portfolios.live.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { OpenScreens } from '../../../test/open-screens.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Query = Api['Agent/GetAgentPlayerList']['input'];

/** Agents, clubs and coaches have the same lists, with differently named calls. */
const owners = [
  {
    kind: 'an agent',
    make: async () => [await makeAgent(app)],
    list: 'Agent/GetAgentPlayerList',
    add: 'Agent/AddOrUpdateAgentPlayer',
    remove: (id: number) => ['Agent/DeletePlayer', { agentPlayerId: id }] as const,
    restore: (id: number) => ['Agent/RestorePlayer', { agentPlayerId: id }] as const,
  },
  {
    kind: 'a club with two people',
    make: async () => {
      const owner = await makeTeamMember(app);
      return [owner, await makeTeamMember(app, { teamId: owner.teamId })];
    },
    list: 'Team/GetTeamPlayerList',
    add: 'Team/AddOrUpdateTeamPlayer',
    remove: (id: number) => ['Team/DeletePlayer', { teamPlayerId: id }] as const,
    restore: (id: number) => ['Team/RestorePlayer', { teamPlayerId: id }] as const,
  },
  {
    kind: 'a coach',
    make: async () => [await makeCoach(app)],
    list: 'CoachingStaff/GetCoachingStaffPlayerList',
    add: 'CoachingStaff/AddOrUpdateCoachingStaffPlayer',
    remove: (id: number) => ['CoachingStaff/DeletePlayer', { coachingStaffPlayerId: id }] as const,
    restore: (id: number) => ['CoachingStaff/RestorePlayer', { coachingStaffPlayerId: id }] as const,
  },
] as const;

/** Sends a call given by name and input. */
const sent = (person: Person, [path, input]: readonly [keyof Api, object]) =>
  app.call(person.token, path, input as never);

const queries: Query[] = [{}, { role: playerRole.attackingMidfielder }, { text: 'venier' }];
const venier = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: playerRole.attackingMidfielder,
} as const;

describe.each(owners)('the open portfolio of $kind', ({ make, list, add, remove, restore }) => {
  it('matches a fresh fetch after each event, whoever acted', async () => {
    const people: Person[] = await make();
    const [owner, staff] = [people.at(-1) as Person, await makeStaff(app)];
    const linked = await makePlayerAccount(app);
    const screensOf = (person: Person) =>
      new OpenScreens(
        app,
        person,
        [...playersLive, ...portfoliosLive],
        queries.map((query) => ({
          key: [...playersKeys.portfolio, query],
          read: async () => ({
            pages: [(await app.call(person.token, list, query)).ok],
            pageParams: [undefined],
          }),
        })),
      );
    const screens = people.map(screensOf);
    const put = async (player: object, token = owner.token) =>
      (await app.call(token, add, { player: player as never })).ok.player;
    await put({ ...venier, surname: 'Altri', principalRole: playerRole.rightBack });
    let player = await put(venier);

    const save = async (token: string, change: object) => {
      const saved = { ...venier, id: player.id, version: player.version, ...change };
      player = (await app.call(token, 'Player/SavePlayerInfo', { player: saved })).ok.player;
    };
    const link = () =>
      app.services.db
        .updateTable('players')
        .set({ account_id: linked.accountId, listing: 'unconfirmed' })
        .where('id', '=', player.id)
        .execute();
    const story: [string, () => Promise<unknown>, before?: () => Promise<unknown>][] = [
      ['a player is added', () => put({ ...venier, surname: 'Nuovo' })],
      ['a player changes role', () => save(owner.token, { principalRole: playerRole.defensiveMidfielder })],
      ['staff give it back', () => save(staff.token, { principalRole: playerRole.attackingMidfielder })],
      ['a player is removed', () => sent(owner, remove(player.id))],
      ['the removal is taken back', () => sent(owner, restore(player.id))],
      [
        'the linked player confirms the listing',
        () => app.call(linked.token, 'Portfolio/ConfirmListing', { playerId: player.id }),
        link,
      ],
    ];
    for (const [what, act, before] of story) {
      await before?.();
      app.clock.advance({ seconds: 1 });
      for (const screen of screens) await screen.open();
      const fresh = await app.call(owner.token, list, {});
      await act();
      await app.settle();
      // Guards against a test that proves nothing: something did change.
      expect((await app.call(owner.token, list, {})).ok, what).not.toEqual(fresh.ok);
      for (const screen of screens) await screen.expectFresh(what);
    }
  });
});
