import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { beforeAll, describe, test } from 'vitest';
import { demoClubMember } from '../stage/demo-names.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
const signed = { name: 'offerta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
let negotiationId: number;

/** A player of the agent whose proposal the club has viewed. */
beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Malaspina'));
});

describe('an offer, from the negotiation to the signed document', () => {
  test('the agent counters, the club compares and accepts that version, and the room shows it', async () => {
    const club = await stage.arrives('the club', clubEmail, `/negotiations/${negotiationId}`);
    await club.follows('Fai un’offerta');
    await club.seesScreen('Nuova offerta');
    await club.sees('Tullio Malaspina');
    await club.presses('Invia l’offerta');
    await club.sees('Parametri mancanti: compila tutti i campi obbligatori dell’offerta');
    await club.sees('Questo campo è obbligatorio.');
    await club.fills('Stipendio mensile', '1800');
    await club.fills('Mensilità', '10');
    await expectAccessible(club.page);
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');
    await club.presses('Salva');
    await club.sees('Parametri mancanti: compila tutte le informazioni obbligatorie del calciatore');
    await club.fills('Residenza', 'Padova');
    await club.fills('Ultimo club', 'Virtus Brenta');
    await club.chooses('Paese dell’ultimo club', 'Italia');
    await expectAccessible(club.page);
    await club.presses('Salva');
    await club.sees('L’offerta è partita');

    const agent = await stage.arrives('the agent', agentEmail, '/offers');
    await agent.page.getByRole('row').filter({ hasText: 'Malaspina' }).getByRole('link').first().click();
    await agent.sees('Tocca a te: rispondi all’offerta');
    await club.sees('Versione 1 visualizzata');
    await agent.follows('Controproposta');
    await agent.fills('Stipendio mensile', '2400');
    await agent.presses('Invia le nuove condizioni');
    await agent.sees(/Il club deve rispondere alla versione 2/);

    await club.sees('Tocca a te: guarda le nuove condizioni');
    const versions = club.page.getByRole('region', { name: 'Che cosa cambia' }).first();
    await club.sees('cambiato', versions);
    await expectAccessible(club.page);
    await club.presses('Accetta', club.page.getByRole('main'));
    await club.presses('Accetta', club.page.getByRole('dialog'));
    for (const person of [club, agent]) await person.sees('Accettata la versione 2');

    // The field for the signed document replaces the attachments: wait until it is there.
    await agent.sees(/^Il PDF firmato o una scansione/);
    await agent.settled();
    await agent.page.locator('input[type=file]').first().setInputFiles(signed);
    for (const person of [club, agent]) await person.sees('Documento firmato caricato');
    await agent.presses('Mostra chi ha fatto cosa e quando');
    await agent.page
      .getByRole('row', { name: new RegExp(`${demoClubMember.name}.*Offerta accettata`) })
      .waitFor();
    await agent.page.getByRole('row', { name: /Informazioni del calciatore aggiunte/ }).waitFor();
    await club.presses('Apri la sala trattative', club.page.getByRole('main'));
    await club.sees(/^L’offerta per Tullio Malaspina è stata accettata/);
    await club.sees(/^È stato caricato un documento dell’offerta/);
  });

  test('an offer without a negotiation has its own room, where it is discussed and answered', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Quercia');
    const { offer } = await stage.service.call(await stage.service.tokenOf(clubEmail), 'Offer/CreateOffer', {
      playerId,
      monthlySalary: 1500,
      level: 3,
      country: 'IT',
      city: 'Padova',
      season: 2026,
      months: 10,
    });
    const agent = await stage.arrives('the agent', agentEmail, `/offers/${offer.id}`);
    await agent.presses('Apri la sala trattative', agent.page.getByRole('main'));
    await agent.sees(/ha creato una nuova offerta per Tullio Quercia/);
    await agent.sees('Tocca a te: rispondi all’offerta');
    await expectAccessible(agent.page);
    const club = await stage.arrives('the club', clubEmail, `/offers/${offer.id}`);
    await club.presses('Apri la sala trattative', club.page.getByRole('main'));
    await agent.fills('Messaggio', 'Buongiorno, parliamone.');
    await agent.page.keyboard.press('Enter');
    await club.sees('Buongiorno, parliamone.');
    const cancel = { offerId: offer.id, version: offer.version + 1, status: offerStatus.canceled } as const;
    await stage.service.call(await stage.service.tokenOf(clubEmail), 'Offer/UpdateOfferStatus', cancel);
    for (const person of [agent, club]) await person.sees(/^L’offerta per Tullio Quercia è stata ritirata/);
  });

  test('a player compares received offers side by side and changes the assumptions', async () => {
    const player = await stage.arrives('the player', 'player@demo.test', '/offers');
    for (const row of [0, 1])
      await player.page
        .getByRole('main')
        .getByRole('checkbox', { name: /^Scegli/ })
        .nth(row)
        .check();
    await player.follows('Confronta (2 di 4)');
    await player.seesScreen('Confronto tra offerte');
    await player.sees('Cambia le ipotesi');
    await player.page.getByText('Cambia le ipotesi').click();
    await player.fills('Vitto, al mese', '300');
    for (const words of ['Garantito', 'Probabile', 'Nel caso migliore', 'Quota garantita'])
      await player.sees(words, player.page.getByRole('table'));
    await expectAccessible(player.page);
  });
});
