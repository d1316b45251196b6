import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { usualTerms } from '../../../test/factories/deals.ts';
import { makePlayerAccount, makeTeamMember, testPassword } from '../../../test/factories/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

it('after a player is erased, the club can still open the offer, which says nothing of the person', async () => {
  const [player, club] = [await makePlayerAccount(app), await makeTeamMember(app)];
  const { offer } = (
    await app.call(club.token, 'Offer/CreateOffer', { playerId: player.playerId, ...usualTerms })
  ).ok;
  const offerId = offer.id;
  const info = { residence: 'Canarino di Sotto', lastTeam: 'Canarino FC', lastTeamCountry: 'IT' };
  await app.call(player.token, 'Offer/AddPlayerInfo', { offerId, version: offer.version, ...info });
  const { version } = (await app.call(player.token, 'Offer/OpenOffer', { offerId })).ok;
  const open = await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
  expect(open.problem.code).toBe('ACCOUNT_HAS_DEALS');
  const answer = { offerId, version, status: 1, reason: 'other', note: 'Canarino malato' } as const;
  expect((await app.call(player.token, 'Offer/UpdateOfferStatus', answer)).status).toBe(200);
  const exported = await app.services.db.selectFrom('offers').select('player_residence').executeTakeFirst();
  expect(exported?.player_residence).toBe('Canarino di Sotto');
  expect(
    (await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword })).status,
  ).toBe(200);
  const left = (await app.call(club.token, 'Offer/GetOffer', { offerId })).ok;
  expect(left).toMatchObject({ status: 1, reason: 'other', playerInfo: null });
  expect(JSON.stringify(left)).not.toContain('Canarino');
});
