import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedOffer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { addDays, dayOf } from '../../platform/clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** An offer that its recipient has opened, to a player who is bound for longer than half a year. */
async function bound() {
  const player = await makePlayerAccount(app);
  const made = await makeViewedOffer(app, { deal: { linkedAccountId: player.accountId } });
  const far = dayOf(addDays(app.clock.now(), 500));
  await sql`update players set contract_end = ${far} where id = ${made.playerId}`.execute(app.services.db);
  return { ...made, player };
}

const terms = { months: 10, commissionPercent: 8 };

describe('the form of new terms', () => {
  it('says what the form of a first offer says, to either side that may send them', async () => {
    const { club, agent, offerId, playerId } = await bound();
    const first = (await app.call(club.token, 'Offer/CheckOffer', { playerId, ...terms })).ok;
    expect(first.verdicts.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['approachOfBound', 'agentFeeCap']),
    );
    for (const { token } of [club, agent])
      expect((await app.call(token, 'Offer/CheckRevision', { offerId, ...terms })).ok).toEqual(first);
  });

  it('says nothing of a commission to the player, who may not read it', async () => {
    const { player, offerId } = await bound();
    const named = await app.call(player.token, 'Offer/CheckRevision', { offerId, ...terms });
    const said = (await app.call(player.token, 'Offer/CheckRevision', { offerId, months: 10 })).ok;
    expect(named.ok).toEqual(said);
    expect(said.verdicts.map(({ rule }) => rule)).not.toContain('agentFeeCap');
  });

  it('exists for nobody else, and not once the offer is over', async () => {
    const { club, offerId, version } = await bound();
    for (const { token } of [await makeAgent(app), await makeTeamMember(app)])
      expect((await app.call(token, 'Offer/CheckRevision', { offerId, months: 10 })).problem.code).toBe(
        'NOT_FOUND',
      );
    await app
      .call(club.token, 'Offer/UpdateOfferStatus', { offerId, version, status: offerStatus.canceled })
      .then(({ ok }) => ok);
    expect((await app.call(club.token, 'Offer/CheckRevision', { offerId, months: 10 })).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  });
});
