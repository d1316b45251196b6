import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
const reason = 'Il calciatore ha cambiato procuratore a fine stagione.';

describe('a player who was proposed to clubs', () => {
  test('is removed on request with a reason once staff agree, on every open screen', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/negotiations?status=2', 'agent@demo.test');
    await agent.settled();
    const staffToken = await stage.service.tokenOf('staff@demo.test');
    const asked = await stage.service.call(staffToken, 'Player/GetRemovalRequests', { open: true });
    // The next test is about this player, and the demo has asked for the removal of others already.
    const others = ['Nicolò Serra', ...asked.items.map(({ player }) => player.surname)];
    const line = others
      .reduce((rows, hasNotText) => rows.filter({ hasNotText }), agent.page.getByRole('row'))
      .nth(3)
      .getByRole('link')
      .first();
    const name = (await line.locator('[class*="_name_"]').first().textContent()) ?? '';
    await agent.opens(`/portfolio?text=${encodeURIComponent(name.split(' ').at(-1) ?? '')}`);
    agent.expects(/ 409/);
    await agent.presses(`Elimina ${name}`);
    const dialog = agent.page.getByRole('dialog', { name: `Eliminare ${name}?` });
    await dialog.waitFor();
    await expectAccessible(agent.page);
    await agent.fills(/Motivazione/, 'troppo', dialog);
    await agent.presses('Invia la richiesta', dialog);
    await agent.sees(/Servono almeno 10 caratteri/, dialog);
    await agent.fills(/Motivazione/, reason, dialog);
    await agent.presses('Invia la richiesta', dialog);
    await agent.sees('Richiesta inviata');
    await agent.presses(/^\d+ avvis[oi]$/);
    await agent.sees(/in esame presso lo staff/);

    const staff = await stage.person('somebody of staff');
    await staff.startsAt('/desk?queue=removals', 'staff@demo.test');
    await staff.sees(reason);
    await expectAccessible(staff.page);
    await staff.presses(`Approva: ${name}`);
    const decision = staff.page.getByRole('dialog');
    await staff.presses('Approva', decision);
    await staff.sees('Dati salvati correttamente');
    await staff.seesNoMore(reason);

    // The agent's list updates by itself.
    await agent.page.getByRole('button', { name: `Elimina ${name}` }).waitFor({ state: 'detached' });
    expect(agent.place).toContain('/portfolio');
  });
});

describe('a player', () => {
  test('sees who lists them, confirms one listing and disputes the other', async () => {
    await isListedByAnotherAgent();
    const player = await stage.person('the player');
    await player.startsAt('/listings', 'player@demo.test');
    await player.seesScreen('Chi ti ha in portfolio');
    await player.sees('Lo staff sta valutando la tua contestazione.');
    await expectAccessible(player.page);
    await player.page
      .getByRole('listitem')
      .filter({ hasText: 'Agente' })
      .getByRole('button', { name: /^Conferma/ })
      .first()
      .click();
    await player.sees('Dati salvati correttamente');

    const staff = await stage.person('somebody of staff');
    await staff.startsAt('/desk?queue=disputes', 'staff@demo.test');
    await staff.sees(/Ho fatto solo un allenamento/);
    await expectAccessible(staff.page);
    await staff.opens('/desk?queue=duplicates');
    await staff.sees('Nicolò Serra');
    await expectAccessible(staff.page);
  });
});

/** Another agent keeps a record that the player has claimed without confirming or disputing the listing. */
async function isListedByAnotherAgent(): Promise<void> {
  const { service } = stage;
  const agent = await service.tokenOf('premium@demo.test');
  const player = await service.tokenOf('player@demo.test');
  const record = {
    name: 'Nicolò',
    surname: 'Serra',
    bornDate: '2004-02-11',
    principalRole: playerRole.attackingMidfielder,
  } as const;
  const kept = await service.call(agent, 'Agent/AddOrUpdateAgentPlayer', { player: record });
  await service.call(agent, 'Portfolio/InviteToClaim', {
    playerId: kept.player.id,
    email: 'player@demo.test',
  });
  const { invitations } = await service.call(player, 'Portfolio/GetMyListings', {});
  const invitationId = invitations[0]?.id ?? 0;
  await service.call(player, 'Portfolio/AnswerInvitation', { invitationId, accept: true });
}
