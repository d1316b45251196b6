import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MadeOffer,
  makeViewedDeal,
  makeViewedOffer,
  usualTerms,
} from '../../../test/factories/deals.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { type HeldCall, type RawAnswer, sendTogether } from '../../../test/stage/send-together.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => app.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);

interface State {
  Id: number;
  Version: number;
  Status: number;
  Revision: number;
}

const accept = ({ agent, offerId, version }: MadeOffer): HeldCall => ({
  token: agent.token,
  path: 'Offer/UpdateOfferStatus',
  input: { offerId, version, status: 2, revision: 1 },
});

const counter = ({ agent, offerId, version }: MadeOffer): HeldCall => ({
  token: agent.token,
  path: 'Offer/ReviseOffer',
  input: { offerId, version, ...usualTerms, monthlySalary: 2400 },
});

const cancel = ({ club, offerId, version }: MadeOffer): HeldCall => ({
  token: club.token,
  path: 'Offer/UpdateOfferStatus',
  input: { offerId, version, status: 5 },
});

/** Exactly one call wins; all others are refused with the resulting state; the timeline gains one step. */
async function expectOneWinner(made: MadeOffer, calls: readonly HeldCall[]): Promise<number> {
  const answers = await sendTogether(app, calls, { table: 'offers', id: made.offerId });
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  const { Offer: won } = (winners[0] as RawAnswer).body as { Offer: State };
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(calls.length - 1);
  for (const { body } of refused) {
    const { code, current } = body as { code: string; current: State };
    expect(code).toBe('CHANGED_MEANWHILE');
    expect(current).toMatchObject({
      Id: won.Id,
      Version: won.Version,
      Status: won.Status,
      Revision: won.Revision,
    });
  }
  const after = (await app.call(made.club.token, 'Offer/GetOffer', { offerId: made.offerId })).ok;
  expect(after.timeline.filter((step) => step.version > made.version)).toHaveLength(1);
  expect(after.revisions).toHaveLength(won.Status === 4 ? 2 : 1);
  return won.Status;
}

describe('concurrently', () => {
  it('fifty acceptances have one winner, and the others get its state', async () => {
    const made = await makeViewedOffer(app);
    expect(
      await expectOneWinner(
        made,
        fifty.map(() => accept(made)),
      ),
    ).toBe(2);
  });

  it('an acceptance and a counter-offer have one winner', async () => {
    const made = await makeViewedOffer(app);
    const status = await expectOneWinner(
      made,
      fifty.map((index) => (index % 2 ? accept(made) : counter(made))),
    );
    expect([2, 4]).toContain(status);
  });

  it('an acceptance and a cancellation have one winner', async () => {
    const made = await makeViewedOffer(app);
    const status = await expectOneWinner(
      made,
      fifty.map((index) => (index % 2 ? accept(made) : cancel(made))),
    );
    expect([2, 5]).toContain(status);
  });

  it('an acceptance and the club’s own better terms have one winner', async () => {
    const made = await makeViewedOffer(app);
    const better = { ...counter(made), token: made.club.token };
    const status = await expectOneWinner(
      made,
      fifty.map((index) => (index % 2 ? accept(made) : better)),
    );
    expect([2, 4]).toContain(status);
  });

  it('fifty openings set it to viewed once', async () => {
    const made = await makeViewedOffer(app);
    const { offer } = (
      await app.call(made.agent.token, 'Offer/ReviseOffer', {
        offerId: made.offerId,
        version: made.version,
        ...usualTerms,
      })
    ).ok;
    const input = { offerId: made.offerId };
    const answers = await sendTogether(
      app,
      fifty.map(() => ({ token: made.club.token, path: 'Offer/OpenOffer', input })),
      { table: 'offers', id: made.offerId },
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as State).Version))).toEqual(new Set([offer.version + 1]));
  });

  it('fifty offers of one club to one player create one', async () => {
    const { club, playerId } = await makeViewedDeal(app);
    const input = { playerId, ...usualTerms };
    const answers = await sendTogether(
      app,
      fifty.map(() => ({ token: club.token, path: 'Offer/CreateOffer', input })),
      { table: 'players', id: playerId },
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers
      .filter(({ status }) => status !== 200)
      .map(({ body }) => (body as { code: string }).code);
    expect(new Set(codes)).toEqual(new Set(['OFFER_EXISTS']));
    expect((await app.call(club.token, 'Offer/GetOffers', {})).ok.total).toBe(1);
  });
});
