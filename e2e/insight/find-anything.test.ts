import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';

const field = (person: Person) => person.page.getByRole('combobox', { name: 'Cerca e apri' });
const option = (person: Person, name: string | RegExp) => person.page.getByRole('option', { name });
const press = (person: Person, key: string) => person.page.keyboard.press(key);

/** A player of the agent's portfolio with a name that nobody else has, and a club of the demo. */
let scene: Promise<{ playerId: number; team: { id: number; name: string } }> | undefined;

const setTheScene = () => (scene ??= makeScene());

async function makeScene() {
  const token = await stage.service.tokenOf(agentEmail);
  const player = {
    name: 'Zaccarìa',
    surname: 'Bramante',
    bornDate: '2003-07-03',
    principalRole: playerRole.centreForward,
  } as const;
  const saved = await stage.service.call(token, 'Agent/AddOrUpdateAgentPlayer', { player });
  const mine = await stage.service.call(token, 'Negotiation/GetNegotiations', {});
  const team = mine.items[0]?.team;
  if (!team) throw new Error('the demo market lacks a negotiation');
  return { playerId: saved.player.id, team };
}

describe('finding anything', () => {
  test('one key finds a player by fragments without accents, and Enter opens the page', async () => {
    const { playerId } = await setTheScene();
    const agent = await stage.arrives('the agent', agentEmail, '/negotiations');
    await agent.seesScreen('Trattative');
    await press(agent, 'Control+k');
    await field(agent).waitFor();
    await expectAccessible(agent.page);
    await agent.page.keyboard.type('braman zacc');
    await option(agent, /Zaccarìa Bramante/)
      .first()
      .waitFor();
    await expectAccessible(agent.page);
    await press(agent, 'Enter');
    await agent.isAt(`/players/${playerId}`);
    await agent.seesScreen('Zaccarìa Bramante');

    // The player is then the first of what was opened recently.
    await press(agent, 'Control+k');
    await option(agent, 'Zaccarìa Bramante').waitFor();
    expect(await option(agent, /./).first().innerText()).toContain('Zaccarìa Bramante');
  });

  test('Enter before the answer opens what was typed', async () => {
    const { playerId } = await setTheScene();
    const agent = await stage.arrives('the agent', agentEmail, '/offers');
    await agent.seesScreen('Offerte');
    await press(agent, 'Control+k');
    await field(agent).waitFor();
    await agent.page.keyboard.type('zaccaria bramante');
    await press(agent, 'Enter');
    await agent.isAt(`/players/${playerId}`);
  });

  test('a sentence opens the proposal with player and club filled in', async () => {
    const { playerId, team } = await setTheScene();
    const agent = await stage.arrives('the agent', agentEmail, '/portfolio');
    await press(agent, 'Control+k');
    await field(agent).waitFor();
    await agent.page.keyboard.type(`proponi bramante a ${team.name}`);
    const act = option(agent, /^Proponi Zaccarìa Bramante ad? /)
      .filter({ hasText: team.name })
      .first();
    await act.waitFor();
    await act.click();
    await agent.isAt(`/negotiation?player=${playerId}&club=${team.id}`);
    await agent.page.getByRole('button', { name: `Togli ${team.name}` }).waitFor();
  });

  test('arrows, Home and End choose, Escape closes, and the focus returns', async () => {
    const agent = await stage.arrives('the agent', agentEmail, '/negotiations');
    await agent.seesScreen('Trattative');
    const opener = agent.page.getByRole('button', { name: /^Cerca calciatori/ });
    await opener.focus();
    await press(agent, 'Enter');
    await field(agent).waitFor();
    const chosen = () => agent.page.locator('[role=option][aria-selected=true]').getAttribute('id');
    await option(agent, /./).first().waitFor();
    const first = await chosen();
    await press(agent, 'ArrowDown');
    const second = await chosen();
    expect(second).not.toBe(first);
    expect(await field(agent).getAttribute('aria-activedescendant')).toBe(second);
    await press(agent, 'Home');
    expect(await chosen()).toBe(first);
    await press(agent, 'ArrowUp');
    const last = await chosen();
    await press(agent, 'End');
    expect(await chosen()).toBe(last);
    await press(agent, 'Escape');
    await field(agent).waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('“?” shows the keys, “/” goes to the search of a list', async () => {
    const agent = await stage.arrives('the agent', agentEmail, '/negotiations');
    await agent.seesScreen('Trattative');
    await press(agent, '?');
    await agent.page.getByRole('dialog', { name: 'Tasti' }).waitFor();
    await expectAccessible(agent.page);
    await press(agent, 'Escape');
    await agent.page.getByRole('dialog', { name: 'Tasti' }).waitFor({ state: 'detached' });
    await press(agent, '/');
    expect(await agent.page.evaluate(() => document.activeElement?.closest('search') !== null)).toBe(true);
  });

  test('on a phone it fills the screen', async () => {
    const agent = await stage.arrives('the agent', agentEmail, '/negotiations');
    await agent.page.setViewportSize({ width: 390, height: 844 });
    await agent.presses(/^Cerca calciatori/);
    await field(agent).waitFor();
    const box = await agent.page.getByRole('dialog', { name: 'Cerca e apri' }).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(agent.page);
  });
});
