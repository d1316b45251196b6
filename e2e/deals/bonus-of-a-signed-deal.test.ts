import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { seasonName, seasonOf } from '@trattativa/domain/people/season';
import { beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
const season = seasonOf(new Date().toISOString().slice(0, 10));
let negotiationId: number;

/** A signed contract of two seasons with a bonus for promotion and one for every ten appearances. */
beforeAll(async () => {
  const deal = await makeViewedDeal(stage.service, 'Montanari');
  negotiationId = deal.negotiationId;
  const [agent, club] = [await stage.service.tokenOf(agentEmail), await stage.service.tokenOf(clubEmail)];
  const terms = { monthlySalary: 2500, months: 12 };
  const { offer } = await stage.service.call(club, 'Offer/CreateOffer', {
    playerId: deal.playerId,
    negotiationId,
    ...terms,
    level: 2,
    country: 'IT',
    city: 'Padova',
    season,
    contractKind: 'professional',
    furtherSeasons: [{ ...terms, signingFee: null, imageRights: null }],
    matchesBonus: { amount: 500, every: 10 },
    promotionBonus: 4000,
  });
  const { version } = await stage.service.call(agent, 'Offer/OpenOffer', { offerId: offer.id });
  await stage.service.call(agent, 'Offer/UpdateOfferStatus', {
    offerId: offer.id,
    version,
    revision: 1,
    status: offerStatus.accepted,
  });
  const seen = async (token: string) => {
    const { version: now } = await stage.service.call(token, 'Negotiation/GetNegotiation', { negotiationId });
    return { negotiationId, version: now };
  };
  await stage.service.call(club, 'Negotiation/SignNegotiation', await seen(club));
  await stage.service.call(agent, 'Negotiation/ConfirmSignature', await seen(agent));
});

describe('a signed contract of two seasons with a promotion bonus', () => {
  test('pays the bonus once, when the club states the promotion and the agent confirms it', async () => {
    const place = `/negotiations/${negotiationId}`;
    const club = await stage.arrives('the club', clubEmail, place);
    const agent = await stage.arrives('the agent', agentEmail, place);
    const named = seasonName(season);
    const bonusOf = (person: typeof club, of: string) =>
      person.page
        .getByRole('region', { name: 'Clausole' })
        .getByRole('row')
        .filter({ hasText: `Bonus promozione ${of}` });
    await club.sees('Non ancora', bonusOf(club, named));
    await club.sees('€ 4.000', bonusOf(club, seasonName(season + 1)));
    await expectAccessible(club.page);

    await club.presses(`Promozione, ${named}: aggiorna`);
    await club.sees('Il risultato è stato raggiunto.');
    await expectAccessible(club.page);
    await club.presses('Invia', club.page.getByRole('dialog'));
    await club.sees('Si attende l’altra parte');

    await agent.presses(`Promozione, ${named}: conferma`);
    for (const person of [agent, club]) {
      await person.sees('Sì', bonusOf(person, named));
      await bonusOf(person, named).getByRole('strong').getByText('€ 4.000').waitFor();
      await person.sees('Non ancora', bonusOf(person, seasonName(season + 1)));
    }
    await expectAccessible(agent.page);
  });

  test('pays for appearances that the agent states, as often as the club confirms', async () => {
    const place = `/negotiations/${negotiationId}`;
    const agent = await stage.arrives('the agent who counts', agentEmail, place);
    const named = seasonName(season);
    const bonus = agent.page
      .getByRole('region', { name: 'Clausole' })
      .getByRole('row')
      .filter({ hasText: `Bonus presenze ${named}` });
    await agent.presses(`Presenze, ${named}: aggiorna`);
    await agent.fills('Totale con questo club da inizio stagione', '21');
    await agent.presses('Invia', agent.page.getByRole('dialog'));
    const club = await stage.arrives('the club that answers', clubEmail, place);
    await club.presses(`Presenze, ${named}: contesta`);
    await agent.presses(`Presenze, ${named}: aggiorna`);
    await agent.fills('Totale con questo club da inizio stagione', '20');
    await agent.presses('Invia', agent.page.getByRole('dialog'));
    await club.presses(`Presenze, ${named}: conferma`);
    await bonus.getByText('€ 1.000', { exact: true }).waitFor();
  });
});
