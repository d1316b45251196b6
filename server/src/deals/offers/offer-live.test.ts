import type { ShownOfferChange } from '@trattativa/contract/deals/offers/events';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { fromWire } from '@trattativa/contract/wire-names';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyToOffer, applyToOffers, type OfferList } from '../../../../web/src/deals/offers/offers.live.ts';
import type { LiveEvent } from '../../../../web/src/platform/cache/live-handler.ts';
import { makeOffer, usualTerms } from '../../../test/factories/deals.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { presentLive } from '../../platform/http/present-live.ts';
import type { RecordedEvent } from '../../platform/outbox/recorded-event.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

/** The events recorded about an offer, as they reach a browser. */
async function eventsOf(offerId: number): Promise<LiveEvent<ShownOfferChange>[]> {
  const rows = await app.services.db
    .selectFrom('events')
    .select(['id', 'type', 'data'])
    .where('type', 'like', 'offer.%')
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, type, data }) => ({
      id: String(id),
      type,
      data: fromWire(
        JSON.parse(JSON.stringify(presentLive({ id, type, data } as unknown as RecordedEvent).data)),
      ) as ShownOfferChange,
    }))
    .filter(({ data }) => data.offerId === offerId);
}

it('an event applied to the previous state gives the freshly fetched state, for either side, page and lists', async () => {
  const { agent, club, offerId } = await makeOffer(app);
  const queries = [{}, { statuses: [offerStatus.pending, offerStatus.viewed] }, { myTurn: true }];
  const read = async (token: string) => ({
    page: (await app.call(token, 'Offer/GetOffer', { offerId })).ok,
    lists: await Promise.all(
      queries.map(async (query) => ({
        pages: [(await app.call(token, 'Offer/GetOffers', query)).ok],
        pageParams: [undefined],
      })),
    ),
  });
  const present = async (): Promise<Offer> => (await app.call(club.token, 'Offer/GetOffer', { offerId })).ok;
  const acts = [
    () => app.call(agent.token, 'Offer/OpenOffer', { offerId }),
    async () =>
      app.call(agent.token, 'Offer/ReviseOffer', {
        offerId,
        version: (await present()).version,
        ...usualTerms,
      }),
    () => app.call(club.token, 'Offer/OpenOffer', { offerId }),
    async () =>
      app.call(club.token, 'Offer/UpdateOfferStatus', {
        offerId,
        version: (await present()).version,
        status: offerStatus.accepted,
        revision: 2,
      }),
  ];
  for (const act of acts) {
    app.clock.advance({ minutes: 3 });
    const before = [await read(agent.token), await read(club.token)];
    expect((await act()).status).toBe(200);
    const event = (await eventsOf(offerId)).at(-1) as LiveEvent<ShownOfferChange>;
    const after = [await read(agent.token), await read(club.token)];
    for (const [index, state] of before.entries()) {
      const page = applyToOffer(state.page, event, []);
      expect(page).toEqual(event.type === 'offer.revised' ? 'refetch' : after[index]?.page);
      for (const [at, list] of state.lists.entries()) {
        const next = applyToOffers(list as OfferList, event, ['offers', 'list', queries[at]]);
        if (next !== 'refetch') expect(next).toEqual(after[index]?.lists[at]);
      }
    }
  }
});

it('a repeated event changes nothing, and a missing one causes a fetch', async () => {
  const { agent, offerId } = await makeOffer(app);
  const before = (await app.call(agent.token, 'Offer/GetOffer', { offerId })).ok;
  const [created] = await eventsOf(offerId);
  if (!created) throw new Error('nothing was recorded');
  expect(applyToOffer(before, created, [])).toBe(before);
  const far = { ...created, type: 'offer.viewed', data: { ...created.data, version: before.version + 2 } };
  expect(applyToOffer(before, far, [])).toBe('refetch');
});
