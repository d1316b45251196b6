import type { Api } from '@trattativa/contract/api';
import type { ShownConsent } from '@trattativa/contract/deals/negotiations/consent-events';
import type {
  NegotiationEvents,
  ShownNegotiationChange,
} from '@trattativa/contract/deals/negotiations/events';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { fromWire } from '@trattativa/contract/wire-names';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  applyToList,
  applyToNegotiation,
  confirmInList,
  confirmOne,
  type NegotiationList,
} from '../../../../web/src/deals/negotiations/negotiations.live.ts';
import type { LiveEvent } from '../../../../web/src/platform/cache/live-handler.ts';
import { makeDeal } from '../../../test/factories/deals.ts';
import { makeEnquiry } from '../../../test/factories/enquiries.ts';
import { makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { presentLive } from '../../platform/http/present-live.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

type Query = Api['Negotiation/GetNegotiations']['input'];

/** The data of an event as the socket delivers it. */
const pushed = (event: object) =>
  fromWire(JSON.parse(JSON.stringify(presentLive(event as RecordedEvent).data))) as ShownNegotiationChange;

/** The events recorded after a given one, as they reach a browser. */
async function eventsAfter(
  id: number,
  types = 'negotiation.%',
): Promise<LiveEvent<ShownNegotiationChange>[]> {
  const rows = await app.services.db
    .selectFrom('events')
    .select(['id', 'type', 'data'])
    .where('id', '>', id)
    .where('type', 'like', types)
    .orderBy('id')
    .execute();
  return rows.map(({ id: eventId, type, data }) => ({
    id: String(eventId),
    type,
    data: pushed({ id: eventId, type, data }),
  }));
}

async function lastEvent(): Promise<number> {
  const { id } = await app.services.db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/** One person's screens: the page of the negotiation, and lists with several filters. */
class Screens {
  readonly #token: string;
  readonly #negotiationId: number;
  page!: Negotiation;
  lists!: NegotiationList[];
  readonly #queries: Query[];

  constructor(token: string, negotiationId: number, proposalId: number) {
    this.#token = token;
    this.#negotiationId = negotiationId;
    this.#queries = [
      { proposalId },
      { proposalId, statuses: [negotiationStatus.viewed, negotiationStatus.trial] },
      { proposalId, myTurn: true },
    ];
  }

  async fetch(): Promise<void> {
    this.page = (
      await app.call(this.#token, 'Negotiation/GetNegotiation', { negotiationId: this.#negotiationId })
    ).ok;
    this.lists = [];
    for (const query of this.#queries) {
      const answered = (await app.call(this.#token, 'Negotiation/GetNegotiations', query)).ok;
      this.lists.push({ pages: [answered], pageParams: [undefined] });
    }
  }

  /** Applies events; returns how many states had to be fetched again. */
  apply(events: readonly LiveEvent<ShownNegotiationChange>[]): {
    page: Negotiation | 'refetch';
    lists: (NegotiationList | 'refetch')[];
  } {
    let page: Negotiation | 'refetch' = this.page;
    const lists: (NegotiationList | 'refetch')[] = [...this.lists];
    for (const event of events) {
      if (page !== 'refetch') page = applyToNegotiation(page, event, []);
      for (const [index, list] of lists.entries()) {
        if (list !== 'refetch') {
          lists[index] = applyToList(list, event, ['negotiations', 'list', this.#queries[index]]);
        }
      }
    }
    return { page, lists };
  }
}

describe('an open screen', () => {
  it('shows after each event what a fresh fetch would show, for every side, through a whole deal', async () => {
    const player = await makePlayerAccount(app);
    const other = await makeTeamMember(app);
    const { agent, club, negotiationId, proposalId } = await makeDeal(app, {
      otherTeamIds: [other.teamId],
      linkedAccountId: player.accountId,
    });
    const staff = await makeStaff(app);
    const people = [agent, club, player, staff].map(
      ({ token }) => new Screens(token, negotiationId, proposalId),
    );
    const version = async () =>
      (await app.call(staff.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.version;
    const status = async (token: string, to: NegotiationStatus, reason?: string) =>
      app.call(token, 'Negotiation/UpdateNegotiationStatus', {
        negotiationId,
        version: await version(),
        status: to,
        reason,
      });
    const sign = async () => signByClub(app, club.token, { negotiationId, version: await version() });
    const story: (() => Promise<unknown>)[] = [
      () => app.settle(),
      () => app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId }),
      () => status(club.token, negotiationStatus.rejected, 'Ruolo coperto.'),
      () => status(staff.token, negotiationStatus.viewed, 'Rifiutata per errore.'),
      sign,
      async () =>
        app.call(agent.token, 'Negotiation/TakeBackSignature', { negotiationId, version: await version() }),
      () => status(club.token, negotiationStatus.trial),
      sign,
      async () =>
        app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version: await version() }),
    ];
    let applied = 0;
    let seen = await lastEvent();
    for (const step of story) {
      app.clock.advance({ seconds: 40 });
      for (const person of people) await person.fetch();
      await step();
      const events = await eventsAfter(seen);
      expect(events.length).toBeGreaterThan(0);
      seen = await lastEvent();
      for (const person of people) {
        const shown = person.apply(events);
        // Twice, because events may be delivered twice.
        await person.fetch();
        if (shown.page !== 'refetch') {
          applied += 1;
          expect(shown.page).toEqual(person.page);
          expect(person.apply(events).page).toEqual(person.page);
        }
        for (const [index, list] of shown.lists.entries()) {
          if (list === 'refetch') continue;
          applied += 1;
          expect(list.pages).toEqual(person.lists[index]?.pages);
        }
      }
    }
    // Only what enters a filter, or what a signature elsewhere changes, is fetched again.
    expect(applied).toBeGreaterThan(people.length * story.length * 2);
  });

  it.each(['available', 'terms', 'no'] as const)(
    'shows an enquiry, its opening and the answer %s as a fresh fetch would, for every side',
    async (answer) => {
      const player = await makePlayerAccount(app);
      const { agent, club, negotiationId } = await makeEnquiry(app, { linkedAccountId: player.accountId });
      const { proposalId } = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
      const staff = await makeStaff(app);
      const people = [agent, club, player, staff].map(
        ({ token }) => new Screens(token, negotiationId, proposalId),
      );
      const version = async () =>
        (await app.call(staff.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.version;
      const terms = answer === 'terms' ? { payFrom: 1500 } : {};
      const reason = answer === 'no' ? { reasonCode: 'level' as const } : {};
      const story: (() => Promise<unknown>)[] = [
        () => app.settle(),
        () => app.call(agent.token, 'Negotiation/OpenNegotiation', { negotiationId }),
        async () =>
          app.call(agent.token, 'Negotiation/AnswerEnquiry', {
            negotiationId,
            version: await version(),
            answer,
            ...terms,
            ...reason,
            sentence: 'Parliamone.',
          }),
      ];
      let applied = 0;
      let seen = await lastEvent();
      for (const step of story) {
        app.clock.advance({ seconds: 40 });
        for (const person of people) await person.fetch();
        await step();
        const events = await eventsAfter(seen);
        expect(events.length).toBeGreaterThan(0);
        seen = await lastEvent();
        for (const person of people) {
          const shown = person.apply(events);
          await person.fetch();
          if (shown.page !== 'refetch') applied += 1;
          if (shown.page !== 'refetch') expect(shown.page).toEqual(person.page);
          for (const [index, list] of shown.lists.entries())
            if (list !== 'refetch') expect(list.pages).toEqual(person.lists[index]?.pages);
        }
      }
      expect(applied).toBe(people.length * story.length);
    },
  );

  it.each(['confirm', 'refuse'] as const)(
    'shows the player’s answer %s to an unconfirmed proposal as a fresh fetch would, for every side',
    async (answer) => {
      const player = await makePlayerAccount(app);
      const deal = await makeDeal(app, { linkedAccountId: player.accountId, confirmed: false });
      const { agent, club, negotiationId, proposalId } = deal;
      await app.settle();
      const people = [agent, club, player, await makeStaff(app)].map(
        ({ token }) => new Screens(token, negotiationId, proposalId),
      );
      for (const person of people) await person.fetch();
      const seen = await lastEvent();
      await app.call(player.token, 'Negotiation/AnswerProposal', { negotiationId, answer });
      const events = await eventsAfter(seen, answer === 'confirm' ? 'proposal.%' : 'negotiation.%');
      expect(events).toHaveLength(1);
      for (const person of people) {
        const before = { page: person.page, list: person.lists[0] as NegotiationList };
        const [event] = events as unknown as [LiveEvent<ShownConsent>];
        const shown =
          answer === 'confirm'
            ? { page: confirmOne(before.page, event, []), lists: [confirmInList(before.list, event, [])] }
            : person.apply(events);
        await person.fetch();
        expect(shown.page).toEqual(person.page);
        expect(shown.lists[0]).toEqual(person.lists[0]);
      }
    },
  );

  it('shows the moves of the proposal’s other negotiations, and removes one that has ended', async () => {
    const other = await makeTeamMember(app);
    const { agent, negotiationId, proposalId } = await makeDeal(app, { otherTeamIds: [other.teamId] });
    await app.settle();
    const { items } = (await app.call(agent.token, 'Negotiation/GetNegotiations', { proposalId })).ok;
    const otherId = items.find(({ id }) => id !== negotiationId)?.id as number;
    const screens = new Screens(agent.token, negotiationId, proposalId);
    await screens.fetch();
    let seen = await lastEvent();
    await app.call(other.token, 'Negotiation/OpenNegotiation', { negotiationId: otherId });
    const viewed = screens.apply(await eventsAfter(seen));
    await screens.fetch();
    expect(viewed.page).toEqual(screens.page);
    expect(viewed.lists[0]).toEqual(screens.lists[0]);
    expect(screens.page.others).toMatchObject([{ id: otherId, status: negotiationStatus.viewed }]);
    seen = await lastEvent();
    await app.call(other.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId: otherId,
      version: 3,
      status: negotiationStatus.rejected,
    });
    const rejected = screens.apply(await eventsAfter(seen));
    await screens.fetch();
    expect(rejected.page).toEqual(screens.page);
    expect(screens.page.others).toEqual([]);
  });

  it('fetches again after missed events, and for an unknown negotiation', async () => {
    const { agent, club, negotiationId, proposalId } = await makeDeal(app);
    const screens = new Screens(agent.token, negotiationId, proposalId);
    await screens.fetch();
    const before = await lastEvent();
    await app.settle();
    await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId });
    const [, viewed] = await eventsAfter(before);
    expect(screens.apply([viewed as LiveEvent<ShownNegotiationChange>]).page).toBe('refetch');
    const stranger = {
      ...viewed,
      data: { ...viewed?.data, negotiationId: 1 },
    } as LiveEvent<ShownNegotiationChange>;
    expect(screens.apply([stranger]).lists[0]).toBe('refetch');
    const reminder = { ...stranger, type: 'negotiation.reminded' satisfies keyof NegotiationEvents };
    expect(screens.apply([reminder]).lists[0]).toBe(screens.lists[0]);
  });
});
