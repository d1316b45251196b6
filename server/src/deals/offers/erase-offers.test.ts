import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualTerms } from '../../../test/factories/deals.ts';
import { makePlayerAccount, makeTeamMember, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

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
  const answer = {
    offerId,
    version,
    status: offerStatus.rejected,
    reason: 'other',
    note: 'Canarino malato',
  } as const;
  expect((await app.call(player.token, 'Offer/UpdateOfferStatus', answer)).status).toBe(200);
  const exported = await app.services.db.selectFrom('offers').select('player_residence').executeTakeFirst();
  expect(exported?.player_residence).toBe('Canarino di Sotto');
  expect(
    (await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword })).status,
  ).toBe(200);
  const left = (await app.call(club.token, 'Offer/GetOffer', { offerId })).ok;
  expect(left).toMatchObject({ status: offerStatus.rejected, reason: 'other', playerInfo: null });
  expect(JSON.stringify(left)).not.toContain('Canarino');
});

it('after a player is erased, the record that an offer still shows says nothing of contract, passport or permit', async () => {
  const [player, club] = [await makePlayerAccount(app), await makeTeamMember(app)];
  const facts = {
    nationality: 'IT',
    secondNationality: 'AR',
    registeredAssociation: 'IT',
    permitUntil: '2027-08-31',
    contractualStatus: contractualStatus.underContract,
    contractEnd: '2027-06-30',
    optionHolder: 'club',
    optionUntil: '2028-06-30',
    releaseClause: 500_000,
    askingFee: 200_000,
    payShare: 40,
  } as const;
  const saved = await app.call(player.token, 'Player/SavePlayerInfo', {
    player: { name: 'Luca', surname: 'Ferri', version: 1, ...facts, eligibleAssociations: ['IT', 'AR'] },
  });
  expect(saved.status).toBe(200);
  const { offer } = (
    await app.call(club.token, 'Offer/CreateOffer', { playerId: player.playerId, ...usualTerms })
  ).ok;
  const { version } = (await app.call(player.token, 'Offer/OpenOffer', { offerId: offer.id })).ok;
  const answer = {
    offerId: offer.id,
    version,
    status: offerStatus.rejected,
    reason: 'other',
    note: 'Troppo lontano',
  } as const;
  expect((await app.call(player.token, 'Offer/UpdateOfferStatus', answer)).status).toBe(200);
  const erased = await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
  expect(erased.status).toBe(200);
  const left = await app.services.db
    .selectFrom('players')
    .select([
      'second_nationality',
      'eligible_associations',
      'registered_association',
      'permit_needed',
      'permit_until',
    ])
    .select(['contract_end', 'option_holder', 'option_until', 'release_clause_cents', 'asking_fee_cents'])
    .select('pay_share_percent')
    .where('id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  const { eligible_associations: associations, ...others } = left;
  expect(associations).toEqual([]);
  expect(Object.values(others).every((value) => value === null)).toBe(true);
});
