import type { Notification } from '@trattativa/contract/insight/notifications/notification';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Deal, makeDeal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await buildTestApp();
});

afterEach(() => app.close());

async function bellOf(person: Person, input: { unread?: boolean } = {}): Promise<Notification[]> {
  await app.settle();
  return (await app.call(person.token, 'Notification/GetNotifications', input)).ok.items;
}

const kindsOf = async (person: Person) => (await bellOf(person)).map(({ kind }) => kind);
const unreadOf = async (person: Person) =>
  (await app.call(person.token, 'Notification/GetUnreadNotifications', {})).ok.unread;

async function move(deal: Deal & { version: number }, status: NegotiationStatus): Promise<number> {
  const { negotiationId, version } = deal;
  const answer = await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', {
    negotiationId,
    version,
    status,
  });
  return answer.ok.negotiation.version;
}

describe('a bell', () => {
  it('shows who moved what, with present names, and links to the deal', async () => {
    const deal = await makeViewedDeal(app);
    await move(deal, negotiationStatus.trial);
    const [trial, viewed] = await bellOf(deal.agent);
    expect(trial).toMatchObject({
      kind: 'negotiationTrial',
      topic: 'negotiations',
      target: `/negotiations/${deal.negotiationId}`,
      readAt: null,
      player: expect.stringMatching(/^Tommaso Venier/),
      team: expect.stringMatching(/^Club /),
    });
    expect(viewed).toMatchObject({ kind: 'negotiationViewed', count: 1 });
  });

  it('notifies neither the actor nor colleagues on the same side', async () => {
    const deal = await makeViewedDeal(app);
    const colleague = await makeTeamMember(app, { teamId: deal.club.teamId });
    await move(deal, negotiationStatus.trial);
    expect(await kindsOf(deal.club)).toEqual(['negotiationStarted']);
    expect(await kindsOf(colleague)).not.toContain('negotiationTrial');
    expect(await kindsOf(deal.agent)).not.toContain('negotiationStarted');
  });

  it('notifies the linked player too, and no stranger', async () => {
    const player = await makePlayerAccount(app);
    const stranger = await makeAgent(app);
    const deal = await makeViewedDeal(app, { linkedAccountId: player.accountId, confirmed: false });
    await move(deal, negotiationStatus.trial);
    expect(await kindsOf(player)).toEqual(['negotiationTrial', 'negotiationViewed', 'proposalToConfirm']);
    expect(await kindsOf(stranger)).toEqual([]);
  });

  it('combines events about one thing in one notification that counts, and starts a new count once it is read', async () => {
    const others = [await makeTeamMember(app), await makeTeamMember(app)];
    const deal = await makeViewedDeal(app, { otherTeamIds: others.map(({ teamId }) => teamId) });
    const { items } = (await app.call(deal.agent.token, 'Negotiation/GetNegotiations', {})).ok;
    const openAs = async (club: Person & { teamId: number }) => {
      const negotiationId = items.find(({ team }) => team.id === club.teamId)?.id as number;
      await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId });
    };
    await openAs(others[0] as (typeof others)[0]);
    const [line] = await bellOf(deal.agent);
    expect(line).toMatchObject({
      kind: 'negotiationViewed',
      count: 2,
      target: `/negotiations?player=${deal.playerId}`,
    });
    await app.call(deal.agent.token, 'Notification/MarkNotificationsRead', {
      notificationIds: [line?.id as number],
    });
    expect(await unreadOf(deal.agent)).toBe(0);
    app.clock.advance({ minutes: 1 });
    await openAs(others[1] as (typeof others)[0]);
    const [again] = await bellOf(deal.agent);
    expect(again).toMatchObject({ id: line?.id, count: 1, readAt: null });
    expect(again?.target).toMatch(/^\/negotiations\/\d+$/);
    expect(await unreadOf(deal.agent)).toBe(1);
  });

  it('counts an event once, however often its reaction runs', async () => {
    const deal = await makeViewedDeal(app);
    await app.settle();
    await app.services.db.deleteFrom('event_reactions').execute();
    await app.services.db.updateTable('events').set({ reacted_at: null }).execute();
    const before = await bellOf(deal.agent);
    await app.settle();
    expect(await bellOf(deal.agent)).toEqual(before);
  });

  it('marks only its own notifications: foreign ids change nothing', async () => {
    const deal = await makeViewedDeal(app);
    const stranger = await makeAgent(app);
    const [line] = await bellOf(deal.agent);
    const input = { notificationIds: [line?.id as number] };
    await app.call(stranger.token, 'Notification/MarkNotificationsRead', input);
    await app.call(stranger.token, 'Notification/MarkAllNotificationsRead', {});
    expect(await unreadOf(deal.agent)).toBe(1);
    const target = `/negotiations/${deal.negotiationId}`;
    expect((await app.call(deal.agent.token, 'Notification/MarkNotificationsRead', { target })).ok).toEqual({
      unread: 0,
    });
  });

  it('filters, counts and pages', async () => {
    const agent = await makeAgent(app);
    for (let number = 0; number < 5; number += 1) {
      await app.services.db
        .insertInto('notifications')
        .values({
          account_id: agent.accountId,
          kind: 'mandateEnding',
          topic: number < 2 ? 'mandates' : 'requests',
          group_key: `mandateEnding:${number}`,
          params: JSON.stringify({ days: number + 1 }),
          target: `/mandates/${number}`,
          in_bell: true,
          created_at: app.clock.now(),
          happened_at: app.clock.now(),
        })
        .execute();
    }
    const all = { limit: 2 };
    const first = (await app.call(agent.token, 'Notification/GetNotifications', all)).ok;
    expect(first.total).toBe(5);
    const cursor = first.nextCursor as string;
    const second = (await app.call(agent.token, 'Notification/GetNotifications', { ...all, cursor })).ok;
    expect([...first.items, ...second.items].map(({ days }) => days)).toEqual([5, 4, 3, 2]);
    const filtered = await app.call(agent.token, 'Notification/GetNotifications', { topics: ['mandates'] });
    expect(filtered.ok.total).toBe(2);
    await app.call(agent.token, 'Notification/MarkAllNotificationsRead', {});
    expect((await app.call(agent.token, 'Notification/GetNotifications', { unread: true })).ok.total).toBe(0);
  });

  it('deletes a notification after ninety days, not a second before', async () => {
    const deal = await makeViewedDeal(app);
    await bellOf(deal.agent);
    const purge = async () => {
      await app.services.db
        .transaction()
        .execute((tx) => app.services.jobs.enqueue(tx, 'forget-old-notifications', {}));
      await app.settle();
      const rows = app.services.db.selectFrom('notifications').select('id');
      return (await rows.where('account_id', '=', deal.agent.accountId).execute()).length;
    };
    app.clock.advance({ days: 90, seconds: -1 });
    expect(await purge()).toBe(1);
    app.clock.advance({ seconds: 2 });
    expect(await purge()).toBe(0);
  });
});

describe('a kind that is switched off', () => {
  it('no longer appears in the bell; other kinds do', async () => {
    const deal = await makeDeal(app);
    await app.call(deal.agent.token, 'Account/SaveMyPreferences', {
      bell: [{ kind: 'negotiations', on: false }],
    });
    await app.call(deal.club.token, 'Negotiation/OpenNegotiation', { negotiationId: deal.negotiationId });
    expect(await bellOf(deal.agent)).toEqual([]);
    const account = (await app.call(deal.agent.token, 'Account/GetMyAccount', {})).ok;
    expect(account.bell.find(({ kind }) => kind === 'negotiations')?.on).toBe(false);
    expect(account.mail.every(({ on }) => on)).toBe(true);
    expect(await kindsOf(deal.club)).toEqual(['negotiationStarted']);
  });
});

it('a silence of seven days notifies both sides, and not the player', async () => {
  const player = await makePlayerAccount(app);
  const deal = await makeDeal(app, { linkedAccountId: player.accountId, confirmed: false });
  await app.settle();
  app.clock.advance({ days: 7 });
  await app.services.db
    .transaction()
    .execute((tx) => app.services.jobs.enqueue(tx, 'sweep-silent-negotiations', {}));
  await app.settle();
  const kindsFor = async ({ accountId }: Person) => {
    const lines = app.services.db.selectFrom('notifications').select('kind').orderBy('id');
    return (await lines.where('account_id', '=', accountId).execute()).map(({ kind }) => kind);
  };
  expect(await kindsFor(deal.agent)).toEqual(['negotiationReminded']);
  expect(await kindsFor(deal.club)).toEqual(['negotiationStarted', 'negotiationReminded']);
  expect(await kindsFor(player)).toEqual(['proposalToConfirm']);
});
