import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { overflowing } from '../stage/read-screen.ts';

const stage = openStage();
const clubEmail = 'club@demo.test';

/** A request of the demo club with almost no criteria. */
async function publishes(city: string): Promise<number> {
  const club = await stage.service.tokenOf(clubEmail);
  const agent = await stage.service.tokenOf('agent@demo.test');
  const { profileId } = await stage.service.call(agent, 'Account/GetMyProfile', {});
  const { request } = await stage.service.call(club, 'Request/SaveRequest', {
    request: {
      role: playerRole.centreForward,
      level: 3,
      city,
      country: 'IT',
      agentIds: [profileId as number],
    },
  });
  return request.id;
}

const column = (club: Person, name: string) =>
  club.page.getByRole('region', { name: new RegExp(`^${name}`) });

describe('applying to a request', () => {
  test('on a phone the criteria of a match that are met are counted, and unfold', async () => {
    const player = await stage.person('a player');
    await player.page.setViewportSize({ width: 390, height: 844 });
    await player.startsAt('/exactMatch', 'player@demo.test');
    await player.settled();
    const name = /^\d+ criteri soddisfatti$/;
    const marks = player.page
      .getByRole('list', { name: 'Criteri della richiesta' })
      .filter({ has: player.page.getByRole('button', { name }) })
      .first();
    const count = marks.getByRole('button', { name });
    const met = Number.parseInt(await count.innerText(), 10);
    expect(await marks.getByRole('listitem').count()).toBe(1);
    await expectAccessible(player.page);
    await count.press('Enter');
    expect(await marks.getByRole('button', { name: /: soddisfatto$/ }).count()).toBe(met);
    await expectAccessible(player.page);
    await count.press('Enter');
    expect(await marks.getByRole('listitem').count()).toBe(1);
  });

  test('a player applies by hand; the club moves the card, rejects with a reason, and the player reads it', async () => {
    const requestId = await publishes('Ivrea');
    const player = await stage.arrives('the player', 'player@demo.test', `/requests/${requestId}`);
    await player.follows('Candidati ora');
    await player.seesScreen(/^Candidatura: /);
    await expectAccessible(player.page);
    await player.page.getByRole('radio', { name: 'Importa' }).check();
    await player.sees(/nessun sito di dati è collegato/);
    await player.page.getByRole('radio', { name: 'A mano' }).check();
    await player.chooses('Ruolo principale', 'Centravanti');
    await player.presses('Invia la candidatura');
    await player.sees(/campo è obbligatorio/);
    await player.page.getByRole('checkbox', { name: /^Accetto i termini/ }).check();
    await player.presses('Invia la candidatura');
    await player.page.getByRole('link', { name: 'Le mie candidature' }).waitFor();

    const club = await stage.arrives('the club', clubEmail, `/requestsCandidates?request=${requestId}`);
    const card = club.page.getByRole('region', { name: 'Candidature' }).getByRole('listitem').first();
    await card.waitFor();
    await expectAccessible(club.page);
    // By keyboard: the buttons of the card.
    await card.getByRole('button', { name: /^(Accetta|Riprendi) / }).press('Enter');
    await club.sees('Stato candidato aggiornato correttamente');
    // By drag to the rejected column, which asks for a reason.
    await card.waitFor();
    await card.dragTo(column(club, 'Rifiutato'));
    await club.page.getByRole('dialog').waitFor();
    await club.page.getByRole('combobox', { name: 'Motivo' }).selectOption('age');
    await club.fills('Due parole per il calciatore', 'Cerchiamo un under 21.');
    await club.presses('Rifiuta', club.page.getByRole('dialog'));
    await column(club, 'Rifiutato').getByText('Cerchiamo un under 21.').waitFor();

    await player.opens('/applications');
    await player.sees(/Motivo: Età: Cerchiamo un under 21\./);
    await expectAccessible(player.page);
  });

  test('staff suggest an agent’s player; marking as signed asks for confirmation', async () => {
    const requestId = await publishes('Bra');
    const token = await stage.service.tokenOf(clubEmail);
    const fitting = { requestId, kind: 'exact', limit: 1 } as const;
    const { items } = await stage.service.call(token, 'Request/GetRequestCandidates', fitting);
    const name = items[0]?.player.name as string;
    const staff = await stage.arrives('staff', 'staff@demo.test', `/requests/${requestId}`);
    await staff.follows('Candida un calciatore');
    await staff.seesScreen(/^Candidatura: /);
    await staff.finds('Calciatore', name);
    await staff.page.getByRole('checkbox', { name: /^Accetto i termini/ }).check();
    await expectAccessible(staff.page);
    await staff.presses('Invia la candidatura');
    await staff.follows('Candidature');
    const card = staff.page.getByRole('region', { name: 'Candidature' }).getByRole('listitem').first();
    await card.getByRole('link', { name: /^Fai un’offerta/ }).waitFor();
    await card.getByRole('button', { name: /^Rifiuta/ }).waitFor();
    await card.getByRole('button', { name: /^Accetta/ }).click();
    await column(staff, 'Attivo').getByRole('listitem').first().waitFor();
    await card.getByRole('button', { name: /^Altre azioni per / }).click();
    const menu = staff.page.getByRole('menu');
    await menu.waitFor();
    // A menu looks like one: a surface with a border, an entry a line.
    expect(await menu.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await expectAccessible(staff.page);
    await menu.getByRole('menuitem', { name: 'Segna come firmato' }).click();
    await staff.page
      .getByRole('dialog')
      .getByText(/esce dal mercato fino a fine stagione/)
      .waitFor();
    await expectAccessible(staff.page);
    await staff.presses('Segna come firmato', staff.page.getByRole('dialog'));
    await column(staff, 'Firmato').getByRole('listitem').first().waitFor();
  });

  test('a club compares its candidates side by side, also on a phone, and keeps private notes', async () => {
    const requestId = await publishes('Cuneo');
    const agent = await stage.service.tokenOf('agent@demo.test');
    const { items } = await stage.service.call(agent, 'Agent/GetAgentPlayerList', { limit: 2 });
    for (const { id: playerId } of items)
      await stage.service.call(agent, 'Candidate/Apply', {
        requestId,
        playerId,
        source: 'profile',
        termsAccepted: true,
      });
    const club = await stage.arrives('the club', clubEmail, `/requestsCandidates?request=${requestId}`);
    const board = club.page.getByRole('region', { name: 'Candidature' });
    await board.getByRole('listitem').first().waitFor();
    const tick = board.getByRole('checkbox', { name: /^Confronta / });
    await tick.nth(0).check();
    await tick.nth(1).check();
    // A suggested player who has not applied is shown beside them.
    const suggested = club.page.getByRole('row');
    await suggested
      .getByRole('button', { name: /^Altre azioni per / })
      .first()
      .click();
    await club.page.getByRole('menuitem', { name: 'Confronta' }).click();
    await suggested.getByRole('button', { name: /^Confronta \p{Lu}/u, pressed: true }).waitFor();
    await club.presses('Confronta (3)');
    const comparison = club.page.getByRole('dialog').getByRole('table');
    await comparison.waitFor();
    expect(await comparison.getByRole('columnheader').count()).toBe(4);
    await comparison.getByText('Suggerito, non si è candidato').waitFor();
    await expectAccessible(club.page);
    await club.page.setViewportSize({ width: 390, height: 844 });
    await club.settled();
    expect(await overflowing(club.page)).toEqual([]);
    await club.page.keyboard.press('Escape');
    await club.page.setViewportSize({ width: 1440, height: 900 });
    const card = board.getByRole('listitem').first();
    await card.getByRole('button', { name: /^Altre azioni per / }).click();
    await club.page.getByRole('menuitem', { name: /^Storia e note/ }).click();
    await club.fills('Nuova nota', 'Rivederlo domenica.');
    await club.presses('Salva la nota');
    await club.page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'Rivederlo domenica.' })
      .waitFor();
    await expectAccessible(club.page);
  });
});
