import { describe, expect, test } from 'vitest';
import { demoAgent } from '../stage/demo-names.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function personAt(name: string, email: string, path: string): Promise<Person> {
  const person = await stage.person(name);
  await person.startsAt(path, email);
  return person;
}

const waiting = (person: Person, words: string | RegExp) =>
  person.page.getByRole('row').filter({ hasText: words }).filter({ hasText: 'Aspetta la tua risposta' });

describe('mandates', () => {
  test('an agent proposes one, the player confirms it, and both screens update', async () => {
    const agent = await personAt('the agent', 'agent@demo.test', '/figures/players');
    await expectAccessible(agent.page);
    await agent.follows(/Nicolò Serra/);
    await agent.seesScreen('Nicolò Serra');
    await agent.follows('Proponi un mandato');
    await agent.seesScreen('Mandato con Nicolò Serra');
    await expectAccessible(agent.page);
    const player = await personAt('the player', 'player@demo.test', '/mandates');
    await agent.presses('Proponi il mandato');
    await agent.sees('Mandato proposto');
    await agent.sees('In attesa della risposta di Nicolò Serra.');
    await expectAccessible(agent.page);

    await player.sees('Aspetta la tua risposta');
    await expectAccessible(player.page);
    await player.follows(new RegExp(demoAgent.name), waiting(player, demoAgent.name));
    await player.sees(`${demoAgent.name} chiede di rappresentarti`);
    await expectAccessible(player.page);
    await player.presses('Conferma il mandato');
    await player.presses('Conferma il mandato', player.page.getByRole('dialog'));
    await player.sees('Mandato confermato');
    await agent.sees('In vigore');
    await agent.seesNoMore('In attesa della risposta di Nicolò Serra.');
  });

  test('a club gives an agent a mandate; the agent publishes a request for the club, which closes it', async () => {
    // How often and how soon agents answer stands in their rows, which ask together: no agent is asked for twice.
    const asked: number[][] = [];
    const club = await stage.person('the club');
    await club.page.route('**/api/Reply/GetReplyFigures', async (route) => {
      const { AgentIds } = route.request().postDataJSON() as { AgentIds: number[] };
      asked.push(AgentIds);
      const Agents = AgentIds.map((Id) => ({ Id, AnsweredPercent: 83, MedianDays: 2, Asked: 24 }));
      await route.fulfill({ json: { Teams: [], Agents, CoachingStaff: [] } });
    });
    await club.startsAt('/agents', 'club@demo.test');
    const row = club.page.getByRole('row').filter({ hasText: demoAgent.name });
    await row.getByText(/^83\s?% in 2 giorni$/).waitFor();
    expect(asked.length).toBeLessThan(asked.flat().length);
    expect(new Set(asked.flat()).size).toBe(asked.flat().length);
    await expectAccessible(club.page);
    await club.opens('/agents?text=viganotti');
    await club.follows(new RegExp(demoAgent.name));
    await club.seesScreen(demoAgent.name);
    await expectAccessible(club.page);
    await club.follows('Dai mandato a questo agente');
    await club.presses('Proponi il mandato');
    await club.sees('Mandato proposto');
    const title = await club.page.getByRole('heading', { level: 1 }).innerText();
    const clubName = title.split(' e ').at(-1) as string;

    const agent = await personAt('the agent', 'agent@demo.test', '/request');
    await agent.sees('Pubblichi richieste per un club dopo che il club ti ha dato mandato.');
    await expectAccessible(agent.page);
    await agent.opens('/mandates');
    await agent.follows(new RegExp(clubName), waiting(agent, clubName));
    await agent.presses('Accetta il mandato');
    await agent.presses('Accetta il mandato', agent.page.getByRole('dialog'));
    await agent.sees('Mandato confermato');

    await agent.follows('Nuova richiesta', agent.page.getByRole('navigation', { name: 'Menu principale' }));
    await agent.seesScreen('Nuova richiesta');
    await agent.chooses('Club per cui pubblichi', clubName);
    await expectAccessible(agent.page);
    await agent.chooses('Ruolo', 'Terzino sinistro');
    await agent.finds('Agenti', demoAgent.surname, demoAgent.name);
    await agent.presses('Pubblica la richiesta');
    await agent.sees('Richiesta avviata');
    await agent.isAt(/^\/requestsCandidates\?request=\d+$/);

    await club.opens('/requests');
    await club.follows(new RegExp(`Terzino sinistro.*da ${demoAgent.name}`));
    await club.sees(`Pubblicata da ${demoAgent.name} per conto di ${clubName}`, club.page.getByRole('main'));
    await club.presses('Chiudi la richiesta');
    await club.presses('Chiudi la richiesta', club.page.getByRole('dialog'));
    await club.sees('Stato richiesta aggiornato correttamente');
    await agent.opens('/requests?box=own');
    await agent.sees('Chiusa');
  });
});
