import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

const section = (person: Person, name: string) => person.page.getByRole('region', { name, exact: true });

/** The first calendar year of the season that is over last. */
const lastSeason = () => {
  const now = new Date();
  return now.getUTCMonth() >= 6 ? now.getUTCFullYear() - 1 : now.getUTCFullYear() - 2;
};

/** The name of the club of club@demo.test, as its members see it. */
async function clubName(): Promise<string> {
  const club = await stage.service.tokenOf('club@demo.test');
  return (await stage.service.call(club, 'Account/GetMyProfile', {})).profileName;
}

describe('the figures of a season', () => {
  test('are entered by the player, confirmed by the club, and shown in the chart of the career', async () => {
    const name = await clubName();
    const player = await stage.arrives('player', 'player@demo.test', '/');
    await player.follows('Nicolò Serra', player.page.getByRole('main'));
    await player.isAt(/^\/players\/\d+$/);
    const career = section(player, 'Carriera');
    await player.presses('Aggiungi un’esperienza', career);
    await player.finds('Club', name, new RegExp(name), career);
    await player.chooses('Anno di inizio', String(lastSeason()), career);
    await player.chooses('Anno di fine', String(new Date().getUTCFullYear() + 1), career);
    await player.fills('Presenze', '31', career);
    await player.fills('Da titolare', '40', career);
    await player.fills('Minuti', '2456', career);
    await player.fills('Gol', '17', career);
    await player.presses('Salva l’esperienza', career);
    // More starts than matches: said beside the field, and nothing is lost.
    await player.sees(/31/, career.getByRole('group', { name: 'Numeri della stagione' }));
    await player.fills('Da titolare', '28', career);
    await expectAccessible(player.page);
    await player.presses('Salva l’esperienza', career);
    await player.sees('Inseriti dal calciatore', career);
    await expectAccessible(player.page);

    const club = await stage.arrives('club', 'club@demo.test', '/');
    // The heading counts what waits.
    const waiting = club.page.getByRole('region', { name: /^Numeri da confermare/ });
    await club.sees(/2\.?456 minuti/, waiting);
    // The newest stand first; the demo's own may wait below them.
    const rows = () => waiting.getByRole('button', { name: 'Conferma i numeri di Nicolò Serra' }).count();
    const before = await rows();
    await club.presses('Conferma i numeri di Nicolò Serra', waiting);
    await club.sees('Numeri confermati');
    await expect.poll(rows).toBe(before - 1);

    await player.page.reload();
    await player.settled();
    await player.sees('Confermati dal club', career);
    await expect
      .poll(() => career.locator('svg title').allTextContents())
      .toContainEqual(expect.stringMatching(new RegExp(`${name}.*2\\.?456 min · 17 gol`)));
    await expectAccessible(player.page);
  });
});

describe('a contract that ends within six months', () => {
  test('is told to who keeps the player and to the club that watches, and the player may sign', async () => {
    const playerId = await makePlayer(stage.service, 'Scadente', contractualStatus.underContract);
    const agent = await stage.service.tokenOf('agent@demo.test');
    const { version } = await stage.service.call(agent, 'Player/GetPlayerInfo', { playerId });
    const end = new Date();
    end.setUTCDate(end.getUTCDate() + 120);
    const contractEnd = end.toISOString().slice(0, 10);
    await stage.service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
      player: { id: playerId, version, name: 'Tullio', surname: 'Scadente', contractEnd },
    });
    const club = await stage.arrives('club', 'club@demo.test', `/players/${playerId}`);
    await club.sees(/può già firmare/);
    await club.presses('Aggiungi Tullio Scadente ai preferiti');
    await club.page.getByRole('button', { name: 'Togli Tullio Scadente dai preferiti' }).waitFor();
    await expectAccessible(club.page);

    await stage.service.runsJob('tell-contract-ends');
    const told = /Il contratto di Tullio Scadente finisce entro 6 mesi/;
    await club.opens('/notifications');
    await club.sees(told);
    const owner = await stage.arrives('agent', 'agent@demo.test', '/notifications');
    await owner.sees(told);

    // The club finds the player among those who may sign.
    await club.opens('/playersList?ends=now&text=scadente');
    await club.page.getByRole('main').getByText('Tullio Scadente').first().waitFor();
    await club.sees(/può firmare/);
    await expectAccessible(club.page);
  });
});
