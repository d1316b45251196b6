import { playerRole } from '@trattativa/domain/people/player-roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const clubEmail = 'club@demo.test';
let playerId: number;

beforeAll(async () => {
  playerId = await makeFreePlayer(stage.service, 'Boscarino');
});

const dialog = (person: Person) => person.page.getByRole('dialog');
const row = (person: Person) => person.page.getByRole('row').filter({ hasText: 'Boscarino' });

describe('a club watches a player', () => {
  test('from the star: stage, notes, undo, and news when the availability changes', async () => {
    const club = await stage.arrives('the club', clubEmail, `/players/${playerId}`);
    await club.presses('Aggiungi Tullio Boscarino ai preferiti');
    await club.page.getByRole('button', { name: 'Togli Tullio Boscarino dai preferiti' }).waitFor();

    await club.opens('/playersList?whose=watched');
    await row(club).waitFor();
    await club.chooses('Fase di Tullio Boscarino', 'Visto dal vivo');
    await club.page.getByRole('button', { name: /^Visto dal vivo 1/ }).waitFor();
    await club.presses('Note su Tullio Boscarino');
    await club.fills('Nuova nota', 'Mancino, da rivedere in trasferta.', dialog(club));
    await club.presses('Salva la nota', dialog(club));
    await club.sees('Mancino, da rivedere in trasferta.', dialog(club));
    await expectAccessible(club.page);
    await club.presses('Chiudi', dialog(club));
    await club.presses(/^Visto dal vivo/);
    await club.isAt(/stage=seenLive/);
    await club.sees('Mancino, da rivedere in trasferta.');
    await expectAccessible(club.page);

    await club.presses('Togli Tullio Boscarino dai preferiti');
    await club.sees('Tullio Boscarino non è più tra i preferiti');
    await expect.poll(() => row(club).count()).toBe(0);
    await club.presses('Ripristina');
    await row(club).getByText('Mancino, da rivedere in trasferta.').waitFor();

    const agent = await stage.service.tokenOf('agent@demo.test');
    const { version } = await stage.service.call(agent, 'Player/GetPlayerInfo', { playerId });
    const player = {
      id: playerId,
      version,
      name: 'Tullio',
      surname: 'Boscarino',
      immediateAvailability: true,
    };
    await stage.service.call(agent, 'Agent/AddOrUpdateAgentPlayer', { player });
    await club.opens('/notifications');
    await club.sees('È cambiata la disponibilità di Tullio Boscarino, che segui.');
    await club.page.setViewportSize({ width: 390, height: 844 });
    await club.opens('/playersList?whose=watched');
    await club.sees('Mancino, da rivedere in trasferta.');
    await expectAccessible(club.page);
  });

  test('an agent watches a player too, with a list of the own', async () => {
    const agent = await stage.arrives('the premium agent', 'premium@demo.test', `/players/${playerId}`);
    await agent.presses('Aggiungi Tullio Boscarino ai preferiti');
    await agent.opens('/players?show=watched');
    await row(agent).waitFor();
    expect(await row(agent).getByText('Mancino').count()).toBe(0);
    await expectAccessible(agent.page);
  });
});

describe('a saved search', () => {
  test('alerts when its owner wants it to, chosen in the list', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/requests?role=11');
    await agent.presses('Ricerche salvate');
    await agent.fills('Salva i filtri attuali', 'Punte cercate');
    await agent.presses('Salva');
    await agent.sees('Dati salvati correttamente');
    await agent.chooses('Avvisi per Punte cercate', 'Avvisa subito');
    await expect.poll(() => agent.field('Avvisi per Punte cercate').inputValue()).toBe('atOnce');
    await expectAccessible(agent.page);

    const club = await stage.arrives('the club', clubEmail, '/playersList?role=11');
    await club.presses(/^Filtri/);
    const sheet = club.page.getByRole('region', { name: 'Ricerche salvate' });
    await club.fills('Salva i filtri attuali', 'Punte sul mercato', sheet);
    await club.presses('Salva', sheet);
    await club.chooses('Avvisi per Punte sul mercato', 'Nel riepilogo del giorno', sheet);
    await expect.poll(() => club.field('Avvisi per Punte sul mercato').inputValue()).toBe('daily');
    await club.chooses('Avvisi per Punte sul mercato', 'Avvisa subito', sheet);
    await expect.poll(() => club.field('Avvisi per Punte sul mercato').inputValue()).toBe('atOnce');
    await expectAccessible(club.page);
  });

  test('tells of what is new by bell and mail, and the mail opens the search', async () => {
    const { service } = stage;
    await service.advanceClock(3 * 60);
    await makeFreePlayer(service, 'Quarantotto');
    const maker = await service.tokenOf('club2@club.demo.test');
    const { profileId: agentId } = await service.call(
      await service.tokenOf('agent@demo.test'),
      'Account/GetMyProfile',
      {},
    );
    await service.call(maker, 'Request/SaveRequest', {
      request: {
        role: playerRole.centreForward,
        level: 3,
        city: 'Verbania',
        country: 'IT',
        agentIds: [agentId ?? 0],
      },
    });
    await service.advanceClock(3 * 60);
    await service.runsJob('alert-searches');
    // Waited for before the bell is opened: what has been seen is not mailed.
    const clubMail = await service.mailTo(clubEmail, /Punte sul mercato/);
    const agentMail = await service.mailTo('agent@demo.test', /Punte cercate/);

    const club = await stage.arrives('the club', clubEmail, '/notifications');
    await club.sees(/Punte sul mercato/);
    await expectAccessible(club.page);
    await club.page.goto(clubMail.links[0] ?? '');
    await club.isAt(/^\/playersList\?role=11/);
    await club.sees(/Quarantotto/);

    const agent = await stage.arrives('the agent', 'agent@demo.test', '/');
    await agent.page.goto(agentMail.links[0] ?? '');
    await agent.isAt(/^\/requests\?role=11/);
    await agent.sees(/Verbania/);
  });
});
