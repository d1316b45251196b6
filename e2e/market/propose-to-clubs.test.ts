import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';

/** A new player of the agent's portfolio and the clubs of the test; the first club logs in. */
async function setTheScene() {
  const agent = await stage.service.tokenOf(agentEmail);
  const { player } = await stage.service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Ernesto',
      surname: 'Quadraroli',
      bornDate: '2003-07-03',
      principalRole: playerRole.centreForward,
    },
  });
  const club = await stage.service.tokenOf(clubEmail);
  const theirs = await stage.service.call(club, 'Negotiation/GetNegotiations', {});
  const own = theirs.items.find(({ side }) => side === 'club')?.team;
  const mine = await stage.service.call(agent, 'Negotiation/GetNegotiations', {});
  const other = mine.items.find(({ team }) => team.id !== own?.id && team.profile === profileType.team)?.team;
  if (!own || !other) throw new Error('the demo market lacks a club');
  return { playerId: player.id, club: own, other };
}

async function addsClub(agent: Person, name: string): Promise<void> {
  await agent.finds('Club destinatari', name);
  await agent.page.getByRole('button', { name: `Togli ${name}` }).waitFor();
}

/** Presses the action on the page and confirms it in the dialog. */
async function acts(person: Person, button: string, confirm = button): Promise<void> {
  await person.presses(button, person.page.getByRole('main'));
  await person.presses(confirm, person.page.getByRole('dialog'));
  await person.sees('Stato trattativa aggiornato correttamente');
}

const row = (person: Person) => person.page.getByRole('row', { name: /Ernesto Quadraroli/ });

describe('an agent proposes a player to clubs', () => {
  test('both sides see each move at once, up to the signature that closes the other negotiation', async () => {
    const { playerId, club: team, other } = await setTheScene();
    const club = await stage.arrives('the club', clubEmail, '/negotiations?view=table');
    const agent = await stage.arrives('the agent', agentEmail, `/negotiation?player=${playerId}`);

    await agent.presses('Invia la proposta');
    await agent.sees('Parametri mancanti: indica chi proponi, il livello e almeno un club');
    await expectAccessible(agent.page);
    await agent.chooses('Livello', 'Serie D (4º livello)');
    await addsClub(agent, team.name);
    await addsClub(agent, other.name);
    await agent.fills('Costo di transazione', '2500');
    const buffer = Buffer.from('%PDF-1.4\n%%EOF');
    const curriculum = { name: 'curriculum.pdf', mimeType: 'application/pdf', buffer };
    await agent.page.locator('form input[type=file]').setInputFiles(curriculum);
    await agent.page.getByRole('button', { name: 'Elimina curriculum.pdf' }).waitFor();
    await agent.presses('Invia a 2 club');
    await agent.sees('Trattativa avviata');
    await agent.isAt(`/negotiations?player=${playerId}`);
    expect(await row(agent).count()).toBe(2);
    await expectAccessible(agent.page);

    // The player confirms, so that it can be signed.
    const asked = await stage.service.call(
      await stage.service.tokenOf(agentEmail),
      'Negotiation/GetNegotiations',
      {
        playerId,
      },
    );
    await stage.service.confirmProposalOf(asked.items[0]?.id as number);

    // The club's list updates by itself and shows whose turn it is.
    await row(club).getByText('Tocca a te').waitFor();
    await row(club).getByRole('link').first().click();
    await club.seesScreen(`Ernesto Quadraroli – ${team.name}`);
    await club.sees('Tocca a te: rispondi alla proposta');
    await club.page.getByRole('button', { name: 'Scarica curriculum.pdf' }).waitFor();
    await expectAccessible(club.page);

    // The agent's list shows that it was opened.
    const mine = row(agent).filter({ hasText: team.name });
    await mine.getByText('Visualizzata').waitFor();
    await mine.getByRole('link').first().click();
    await agent.sees(`Tocca a ${team.name}`);

    await acts(club, 'Firma');
    await agent.sees(`Tocca a te: ${team.name} ha firmato`);
    await agent.sees(new RegExp(`Se confermi, si chiudono le trattative con: ${other.name}`));
    await agent.presses('Conferma la firma', agent.page.getByRole('main'));
    await agent.sees(/Si chiude anche un’altra trattativa di questa proposta/);
    await agent.presses('Conferma la firma', agent.page.getByRole('dialog'));
    await agent.sees('Trattativa conclusa');
    await club.sees('Trattativa conclusa');
    await club.sees('Firma confermata');

    await agent.opens(`/negotiations?player=${playerId}`);
    await row(agent).filter({ hasText: other.name }).getByText('Firmato altrove').waitFor();
  });

  test('the second of two concurrent actions sees the result of the first', async () => {
    const { playerId, club: team } = await setTheScene();
    const token = await stage.service.tokenOf(agentEmail);
    const { items } = await stage.service.call(token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [team.id],
    });
    const negotiationId = items[0]?.id as number;
    const club = await stage.arrives('the club', clubEmail, `/negotiations/${negotiationId}`);
    await club.sees('Tocca a te: rispondi alla proposta');
    // Nobody stated a cost: the page says so, and prints no zero euros.
    await club.sees('Non indicato');
    expect(await club.page.getByText(/€\s0(?!\d)/).count()).toBe(0);
    await club.presses('Rifiuta', club.page.getByRole('main'));
    // The agent withdraws while the club's answer is being sent: one is first, and the club sees the result.
    await club.page.route('**/UpdateNegotiationStatus', async (route) => {
      const { version } = await stage.service.call(token, 'Negotiation/GetNegotiation', { negotiationId });
      await stage.service.call(token, 'Negotiation/UpdateNegotiationStatus', {
        negotiationId,
        version,
        status: negotiationStatus.rejected,
        reason: 'Ha scelto un altro progetto.',
      });
      await route.continue();
    });
    club.expects(/409/);
    await club.presses('Rifiuta', club.page.getByRole('dialog'));
    await club.sees('Qualcun altro ha agito prima di te: ora vedi lo stato attuale.');
    await club.sees('Ritirata da chi l’ha proposta');
    await club.sees('Ha scelto un altro progetto.');
  });

  test('a foreign negotiation is not found', async () => {
    const player = await stage.arrives('a player', 'player@demo.test', '/negotiations');
    await player.seesScreen('Trattative');
    player.expects(/404/);
    await player.opens('/negotiations/999999');
    await player.sees('Questa trattativa non esiste o non ti riguarda.');
  });
});
