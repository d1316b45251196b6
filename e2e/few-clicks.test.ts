import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { countClicks } from './stage/count-clicks.ts';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';

const stage = openStage();
const menu = (person: Person) => person.page.getByRole('navigation', { name: 'Menu principale' });

/** The recipients of the request whose candidates the club is looking at. */
async function recipientsOf(club: Person) {
  await club.isAt(/^\/requestsCandidates\?request=\d+$/);
  const token = await stage.service.tokenOf('club@demo.test');
  const requestId = Number(club.place.split('=')[1]);
  return (await stage.service.call(token, 'Request/GetRequest', { requestId })).recipients ?? [];
}

describe('a club publishes a request without knowing a name', () => {
  test('in three clicks from a template: new, the role, publish; it goes to the agents of those who match', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/requests');
    const clicks = await countClicks(club);
    await club.follows('Nuova richiesta');
    await club.presses('Centravanti');
    await club.presses('Pubblica la richiesta');
    await club.sees('Richiesta avviata');
    expect(await clicks()).toBeLessThanOrEqual(3);
    const recipients = await recipientsOf(club);
    expect(recipients.length).toBeGreaterThan(0);
    expect(recipients.every(({ kind }) => kind === 'agent')).toBe(true);
  });

  test('in three clicks like the last one', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/requests');
    const clicks = await countClicks(club);
    await club.follows('Nuova richiesta');
    await club.page
      .getByRole('group', { name: 'Come l’ultima volta' })
      .getByRole('button', { name: /Centravanti/ })
      .first()
      .click();
    await club.presses('Pubblica la richiesta');
    await club.sees('Richiesta avviata');
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect((await recipientsOf(club)).length).toBeGreaterThan(0);
  });

  test('sees the agents with the number of their matches, and chooses or removes all with one click', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/request');
    await club.sees('Indica ruolo, livello e paese: qui vedrai gli agenti');
    await expectAccessible(club.page);
    await club.chooses('Ruolo', 'Centravanti');
    const proposed = club.page.getByRole('region', { name: /calciatori adatti$/ });
    await club.presses('Scegli tutti', proposed);
    const boxes = proposed.getByRole('checkbox');
    await expect.poll(async () => (await boxes.all()).length).toBeGreaterThan(0);
    expect(await proposed.getByRole('checkbox', { checked: false }).count()).toBe(0);
    await club.sees(/\d (esatt|potenzial)[oie]/, proposed);
    await expectAccessible(club.page);
    // The choice follows the criteria until it is changed by hand.
    await club.presses('Giovane, fino a 21 anni');
    await club.settled();
    await expect.poll(() => proposed.getByRole('checkbox', { checked: false }).count()).toBe(0);
    await boxes.first().uncheck();
    await club.presses('Scegli tutti', proposed);
    await club.presses('Togli tutti', proposed);
    expect(await proposed.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await club.presses('Pubblica la richiesta');
    await club.sees('Scegli almeno un club o un agente');
  });
});

describe('an agent works through the matches', () => {
  test('proposes three of them to a club in four clicks, the menu included', async () => {
    const agentToken = await stage.service.tokenOf('agent@demo.test');
    const { agentId } = await ownAgent(agentToken);
    for (const surname of ['Aldrovandi', 'Beccaria', 'Calandra']) {
      await stage.service.call(agentToken, 'Agent/AddOrUpdateAgentPlayer', {
        player: {
          name: 'Olmo',
          surname,
          bornDate: '2002-05-11',
          principalRole: playerRole.goalkeeper,
          heightCm: 204,
          searchLevels: [14],
          country: 'IT',
        },
      });
    }
    const clubToken = await stage.service.tokenOf('club@demo.test');
    await stage.service.call(clubToken, 'Request/SaveRequest', {
      request: {
        role: playerRole.goalkeeper,
        level: 14,
        city: 'Biella',
        country: 'IT',
        minHeightCm: 203,
        agentIds: [agentId],
      },
    });
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/');
    const clicks = await countClicks(agent);
    await agent.follows(/^Match esatti/, menu(agent));
    const group = agent.page.getByRole('region').filter({ hasText: 'Biella' });
    await group.getByRole('checkbox', { name: /^Scegli i 3 match/ }).click();
    await agent.presses('Proponi 3');
    await agent.sees('3 proposte inviate');
    expect(await clicks()).toBeLessThanOrEqual(4);
  });
});

async function ownAgent(token: string): Promise<{ agentId: number }> {
  const { profileId } = await stage.service.call(token, 'Account/GetMyProfile', {});
  return { agentId: profileId ?? 0 };
}
