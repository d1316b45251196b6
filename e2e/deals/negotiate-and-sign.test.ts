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

/** Fills in the form of a proposal. */
async function fillsIn(agent: Person, surname: string, clubs: readonly string[]): Promise<void> {
  await agent.finds('Calciatore', surname);
  await agent.chooses('Livello', 'Serie C (3º livello)');
  for (const club of clubs) {
    await agent.finds('Club destinatari', club);
  }
}

async function proposes(agent: Person, surname: string, clubs: readonly string[]): Promise<void> {
  await fillsIn(agent, surname, clubs);
  await agent.presses(/^Invia a \d club$/);
  await agent.sees('Trattativa avviata');
}

/** The player stands by the proposal, so that it can be signed. */
async function playerConfirms(surname: string): Promise<void> {
  const agent = await stage.service.tokenOf(agentEmail);
  const { items } = await stage.service.call(agent, 'Negotiation/GetNegotiations', { text: surname });
  await stage.service.confirmProposalOf(items[0]?.id as number);
}

async function opensNegotiation(person: Person, surname: string): Promise<void> {
  const row = person.page.getByRole('row').filter({ hasText: surname });
  await row.waitFor();
  // A list that has just opened still moves when its filters arrive.
  await person.settled();
  await row.getByRole('link').first().click();
  await person.seesScreen(new RegExp(surname));
}

async function acts(person: Person, button: string, confirm = button): Promise<void> {
  await person.presses(button, person.page.getByRole('main'));
  await person.presses(confirm, person.page.getByRole('dialog'));
}

describe('a negotiation, from the proposal to the signature', () => {
  test('the club starts with a trial: each side sees the other’s actions on the open screen', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Bonaventura');
    const agent = await stage.arrives('the agent', agentEmail, '/negotiation');
    const club = await stage.arrives('the club', clubEmail, '/negotiations?view=table');
    await proposes(agent, 'Bonaventura', [clubName]);
    await playerConfirms('Bonaventura');
    for (const person of [agent, club]) await opensNegotiation(person, 'Bonaventura');
    await agent.sees('Visualizzata dal club');
    await acts(club, 'Metti in prova');
    await agent.sees(/Bonaventura è in prova: il club decide se firmare/);
    await acts(club, 'Firma');
    await agent.sees(`Tocca a te: ${clubName} ha firmato`);
    await acts(club, 'Ritira la firma');
    await agent.sees('La firma è stata ritirata');
    await acts(club, 'Firma');
    await acts(agent, 'Conferma la firma');
    for (const person of [agent, club]) await person.sees('Trattativa conclusa');
    await club.presses('Apri la sala trattative', club.page.getByRole('main'));
    await club.sees(/^Firmato: Tullio Bonaventura/);
    await expectAccessible(club.page);

    await agent.opens(`/players/${playerId}`);
    const registrations = agent.page.getByRole('list', { name: 'Tesseramenti' });
    await registrations.getByText(clubName).waitFor();
    await registrations.getByText('Contratto · Firmato sulla piattaforma').waitFor();
    await registrations.getByText('In corso').waitFor();
    await expectAccessible(agent.page);

    // Staff enter the end that both sides filed; the open page of the agent follows.
    const staff = await stage.arrives('staff', 'staff@demo.test', `/players/${playerId}`);
    await staff.presses('Chiudi il tesseramento');
    const dialog = staff.page.getByRole('dialog');
    await staff.sees(`Chiudere il tesseramento con ${clubName}?`, dialog);
    await expectAccessible(staff.page);
    await staff.fills('Motivo', 'Breve', dialog);
    staff.expects(/ 400.*EndRegistration/);
    await staff.presses('Chiudi il tesseramento', dialog);
    await staff.sees('Servono almeno 10 caratteri', dialog);
    await staff.fills('Motivo', 'Risoluzione consensuale depositata in Lega', dialog);
    await staff.presses('Chiudi il tesseramento', dialog);
    await registrations.getByText('Chiuso dallo staff').waitFor();
  });

  test('a second proposal of a player to the same club is refused and names the club (spec §8)', async () => {
    await makeFreePlayer(stage.service, 'Quattrocchi');
    const agent = await stage.arrives('the agent', agentEmail, '/negotiation');
    await proposes(agent, 'Quattrocchi', [clubName]);
    await agent.follows('Proponi un calciatore');
    await fillsIn(agent, 'Quattrocchi', [clubName]);
    await agent.sees(/È ancora aperta con questa stessa scheda/);
    agent.expects(/ 4\d\d.*CreateNegotiation/);
    await agent.presses(/^Invia a \d club$/);
    await agent.presses('Invia lo stesso', agent.page.getByRole('dialog'));
    await agent.sees(`Questo calciatore è già stato proposto a: ${clubName}`);
    await expectAccessible(agent.page);
  });
});
