import { beforeAll, describe, expect, test } from 'vitest';
import { countClicks } from '../stage/count-clicks.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
const folded = 'Contratto, altre stagioni e premi';
const tooMuch = /A un volontario si rimborsano al massimo/;
let negotiationId: number;

/** A player of the agent whose proposal the club has viewed. */
beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Lombardo'));
});

describe('a contract of two seasons', () => {
  test('is offered with thresholds, countered by both sides season by season, and accepted', async () => {
    const club = await stage.arrives('the club', clubEmail, `/offer?negotiation=${negotiationId}`);
    await club.fills('Stipendio mensile', '3000');
    await club.fills('Mensilità', '12');
    await club.page.getByText(folded).click();
    await club.chooses('Tipo di contratto', 'Volontario');
    await club.sees(tooMuch);
    await club.presses('Invia l’offerta');
    // Beside the salary too, which it is about.
    await club.page.getByText(tooMuch).nth(1).waitFor();
    await club.chooses('Tipo di contratto', 'Professionista');
    await club.page.getByLabel('Durata del contratto').selectOption('2');
    const second = club.page.getByRole('group', { name: /^Stagione \d{4}\/\d{2}$/ });
    await club.fills('Stipendio mensile', '3400', second);
    await club.presses('Aggiungi una soglia di presenze');
    await club.fills('Da quante presenze', '20');
    await club.fills(
      'Importo',
      '1500',
      club.page.getByRole('group', { name: 'Premi a soglia per presenze' }),
    );
    await expectAccessible(club.page);
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');
    const { items } = await stage.service.call(await stage.service.tokenOf(clubEmail), 'Offer/GetOffers', {
      negotiationId,
    });
    const offerId = items[0]?.id as number;

    const agent = await stage.arrives('the agent', agentEmail, `/offers/${offerId}`);
    await agent.sees('Professionista');
    await agent.sees('€ 1.500 da 20 presenze');
    await agent.follows('Controproposta');
    const asked = agent.page.getByRole('group', { name: /^Stagione \d{4}\/\d{2}$/ });
    await agent.fills('Stipendio mensile', '4000', asked);
    await agent.presses('Invia le nuove condizioni');
    await agent.sees(/Il club deve rispondere alla versione 2/);

    await club.opens(`/offers/${offerId}`);
    const changes = club.page.getByRole('region', { name: 'Che cosa cambia' }).first();
    await club.sees(/^Stipendio mensile, \d{4}\/\d{2}/, changes);
    await club.sees('€ 3.400', changes);
    await club.sees('€ 4.000', changes);
    await club.follows('Controproposta');
    const met = club.page.getByRole('group', { name: /^Stagione \d{4}\/\d{2}$/ });
    await club.fills('Stipendio mensile', '3700', met);
    await club.presses('Invia le nuove condizioni');

    await agent.sees('Tocca a te: guarda le nuove condizioni');
    await agent.sees('€ 3.700', agent.page.getByRole('region', { name: 'Che cosa cambia' }).first());
    await agent.follows('Confronta il valore delle due versioni');
    await agent.seesScreen('Confronto tra offerte');
    await agent.sees(/^Versione 2 · controparte/);
    await agent.sees('Quota garantita');
    await agent.sees('Stagione 2', agent.page.getByRole('table'));
    await agent.page.getByText('Cambia le ipotesi').click();
    await agent.fills('Affitto, se manca l’alloggio, al mese', '500');
    await agent.sees('A proprio carico', agent.page.getByRole('table'));
    await expectAccessible(agent.page);
    await agent.opens(`/offers/${offerId}`);
    await agent.presses('Accetta', agent.page.getByRole('main'));
    await agent.presses('Accetta', agent.page.getByRole('dialog'));
    for (const person of [agent, club]) await person.sees('Accettata la versione 3');
  });

  test('costs a usual offer of one season no click: two from the negotiation to sent', async () => {
    const deal = await makeViewedDeal(stage.service, 'Bonaventura');
    const club = await stage.arrives('the club', clubEmail, `/negotiations/${deal.negotiationId}`);
    const clicks = await countClicks(club);
    await club.follows('Fai un’offerta');
    await club.page.getByLabel('Stipendio mensile').focus();
    await club.page.keyboard.type('1800');
    await club.page.getByLabel('Mensilità').focus();
    await club.page.keyboard.type('10');
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');
    expect(await clicks()).toBeLessThanOrEqual(2);
  });
});
