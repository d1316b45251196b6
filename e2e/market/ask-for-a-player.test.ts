import { beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
let clubName: string;

beforeAll(async () => {
  const club = await stage.service.tokenOf(clubEmail);
  clubName = (await stage.service.call(club, 'Account/GetMyProfile', {})).profileName;
});

const dialog = (person: Person) => person.page.getByRole('dialog');
const main = (person: Person) => person.page.getByRole('main');

async function opensNegotiation(person: Person, surname: string): Promise<void> {
  const row = person.page.getByRole('row').filter({ hasText: surname });
  await row.waitFor();
  await person.settled();
  await row.getByRole('link').first().click();
  await person.seesScreen(new RegExp(surname));
}

describe('a club asks for a player', () => {
  test('from the player’s page: enquiry, answer with terms, signature of club and agent', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Sandonati');
    const club = await stage.arrives('the club', clubEmail, `/players/${playerId}`);
    await club.presses('Fai un sondaggio');
    await club.sees('Sondaggio per Tullio Sandonati', dialog(club));
    await expectAccessible(club.page);
    await club.fills('Da', '1500', dialog(club));
    await club.fills('Fino a', '1200', dialog(club));
    await club.presses('Invia il sondaggio', dialog(club));
    await club.sees('Deve essere almeno quanto il minimo.', dialog(club));
    await club.fills('Fino a', '1800', dialog(club));
    await club.fills('Due parole (facoltative)', 'Per il ritiro di luglio.', dialog(club));
    await club.presses('Invia il sondaggio', dialog(club));
    await club.sees('Sondaggio inviato: lo trovi nelle trattative');

    const agent = await stage.arrives('the agent', agentEmail, '/negotiations?view=table');
    await opensNegotiation(agent, 'Sandonati');
    await agent.sees(`Tocca a te: ${clubName} chiede di Tullio Sandonati`);
    await agent.sees('Per il ritiro di luglio.');
    await expectAccessible(agent.page);
    await club.opens('/negotiations?view=table');
    await opensNegotiation(club, 'Sandonati');
    await club.sees('Il sondaggio è stato visto: manca la risposta.');

    await agent.presses('A queste condizioni…', main(agent));
    await agent.presses('Invia le condizioni', dialog(agent));
    await agent.sees('Indica almeno una delle due cifre.', dialog(agent));
    await agent.fills('Da', '1700', dialog(agent));
    await expectAccessible(agent.page);
    await agent.presses('Invia le condizioni', dialog(agent));
    await agent.sees('Risposta inviata');
    // The club's open screen shows the answer by itself.
    await club.sees('Tocca a te: Tullio Sandonati è disponibile');
    await club.sees(/da €.1\.700 al mese/);
    await expectAccessible(club.page);

    await club.presses('Firma', main(club));
    await club.presses('Firma', dialog(club));
    await agent.presses('Conferma la firma', main(agent));
    await agent.presses('Conferma la firma', dialog(agent));
    for (const person of [agent, club]) await person.sees('Trattativa conclusa');
    await club.presses('Apri la sala trattative', main(club));
    await club.sees(/^Firmato: Tullio Sandonati/);
    await club.sees(/disponibile a certe condizioni, indicate nella trattativa/);
  });

  test('from the list, and reads why the answer is no', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Malaspina');
    const club = await stage.arrives('the club', clubEmail, '/playersList?text=Malaspina');
    await club.page.setViewportSize({ width: 390, height: 844 });
    await club.presses(/^Altre azioni/);
    await club.presses('Fai un sondaggio');
    await club.sees('Sondaggio per Tullio Malaspina', dialog(club));
    await expectAccessible(club.page);
    await club.presses('Invia il sondaggio', dialog(club));
    await club.sees('Sondaggio inviato: lo trovi nelle trattative');

    const agent = await stage.arrives('the agent', agentEmail, '/negotiations?view=table');
    await opensNegotiation(agent, 'Malaspina');
    await agent.presses('No, grazie…', main(agent));
    await agent.chooses('Motivo', 'Troppo lontano', dialog(agent));
    await agent.presses('Rispondi di no', dialog(agent));
    await agent.sees('Tullio Malaspina non è disponibile');
    await club.page.setViewportSize({ width: 1440, height: 900 });
    await club.opens(`/negotiations?player=${playerId}`);
    await opensNegotiation(club, 'Malaspina');
    await club.sees(/Motivo: Troppo lontano/);
  });
});
