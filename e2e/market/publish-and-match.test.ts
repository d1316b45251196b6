import type { Api } from '@trattativa/contract/api';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

type PlayerInput = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';

/** No player of the demo market meets these criteria, so only the players of this test match. */
const wanted = {
  principalRole: playerRole.goalkeeper,
  heightCm: 203,
  searchLevels: [14 as const],
  currentLevel: 14 as const,
  country: 'IT',
} satisfies Partial<PlayerInput>;

async function newPlayer(surname: string, change: Partial<PlayerInput> = {}): Promise<number> {
  const agent = await stage.service.tokenOf(agentEmail);
  const { player } = await stage.service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: { name: 'Olmo', surname, bornDate: '2002-05-11', onMarket: true, ...wanted, ...change },
  });
  return player.id;
}

async function agentName(): Promise<string> {
  const agent = await stage.service.tokenOf(agentEmail);
  return (await stage.service.call(agent, 'Account/GetMyProfile', {})).profileName;
}

/** A club asks for a very tall goalkeeper of the fifteenth tier. */
async function publishes(club: Person, city: string): Promise<void> {
  await club.opens('/request');
  await club.chooses('Ruolo', 'Portiere');
  await club.chooses('Livello', '15º livello');
  await club.fills('Città', city);
  await club.fills('Altezza minima', '203');
  const name = await agentName();
  await club.finds('Agenti', name);
  await club.presses('Pubblica la richiesta');
  await club.isAt(/^\/requestsCandidates/);
  await club.sees('Richiesta avviata');
}

const rowOf = (person: Person, words: string) => person.page.getByRole('listitem').filter({ hasText: words });

describe('the matches of a request', () => {
  test('a changed player moves from one kind of match to another on the open screen', async () => {
    const club = await stage.arrives('the club', clubEmail, '/requests');
    await publishes(club, 'Biella');
    const id = await newPlayer('Bassotti', { heightCm: 201 });
    const agent = await stage.arrives('the agent', agentEmail, '/potentialMatch');
    await rowOf(agent, 'Bassotti').first().waitFor();
    const other = await stage.arrives('the agent elsewhere', agentEmail, `/portfolio/${id}/edit`);
    await other.fills('Altezza (cm)', '204');
    await other.presses('Salva il profilo');
    await other.isAt('/portfolio');
    await rowOf(agent, 'Bassotti').first().waitFor({ state: 'detached' });
    await agent.opens('/exactMatch');
    await rowOf(agent, 'Bassotti').first().waitFor();
  });

  test('a deleted entry stays hidden for that user', async () => {
    const club = await stage.arrives('the club', clubEmail, '/requests');
    await publishes(club, 'Asti');
    await newPlayer('Cancellieri');
    const agent = await stage.arrives('the agent', agentEmail, '/exactMatch');
    // The agent has more matches than fit on a page.
    await agent.presses('Ruolo');
    await agent.presses('Portiere');
    const row = agent.page
      .getByRole('region', { name: /cerca/ })
      .filter({ hasText: 'Asti' })
      .getByRole('listitem')
      .filter({ hasText: 'Cancellieri' });
    await row.waitFor();
    await row.getByRole('checkbox').check();
    await agent.presses('Metti via');
    await agent.sees('Match esatto eliminato');
    await row.waitFor({ state: 'detached' });
    await agent.page.reload();
    await agent.settled();
    expect(await row.count()).toBe(0);
  });
});
