import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { overflowing } from '../stage/read-screen.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';

test('an agent is notified of the club’s action, opens it with the keyboard, and disables this kind', async () => {
  const { service } = stage;
  const asAgent = await service.tokenOf(agentEmail);
  const asClub = await service.tokenOf(clubEmail);
  await service.call(asAgent, 'Notification/MarkAllNotificationsRead', {});
  const { player } = await service.call(asAgent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Tullio',
      surname: 'Campanaro',
      bornDate: '2003-05-11',
      principalRole: playerRole.centreForward,
      onMarket: true,
    },
  });
  const { profileId: teamId } = await service.call(asClub, 'Account/GetMyProfile', {});

  const agent = await stage.person('the agent');
  await agent.startsAt('/portfolio', agentEmail);
  const bell = (name: string) => agent.page.getByRole('banner').getByRole('button', { name, exact: true });
  await bell('Notifiche').waitFor();

  const { items } = await service.call(asAgent, 'Negotiation/CreateNegotiation', {
    playerId: player.id,
    level: 3,
    teamIds: [teamId as number],
  });
  const negotiationId = items[0]?.id as number;
  const { version } = await service.call(asClub, 'Negotiation/OpenNegotiation', { negotiationId });
  await bell('Notifiche: 1 non letta').waitFor();
  const tried = { negotiationId, version, status: negotiationStatus.trial } as const;
  const moved = await service.call(asClub, 'Negotiation/UpdateNegotiationStatus', tried);
  await bell('Notifiche: 2 non lette').focus();
  await agent.page.keyboard.press('Enter');
  await agent.sees(/ha messo Tullio Campanaro in prova\.$/);
  await expectAccessible(agent.page);
  // Past "mark all as read".
  await agent.page.keyboard.press('Tab');
  await agent.page.keyboard.press('Tab');
  await agent.page.keyboard.press('Enter');
  await agent.isAt(`/negotiations/${negotiationId}`);
  // Both notifications are about this deal, so opening it marks them as read.
  await bell('Notifiche').waitFor();

  await agent.opens('/notifications?topic=negotiations');
  await agent.sees(/ha messo Tullio Campanaro in prova\.$/);
  await expectAccessible(agent.page);
  await agent.page.setViewportSize({ width: 360, height: 740 });
  expect(await overflowing(agent.page)).toEqual([]);
  await agent.page.getByRole('banner').getByRole('button', { name: 'Notifiche' }).click();
  await agent.sees('Vedi tutte');
  expect(await overflowing(agent.page)).toEqual([]);
  await agent.follows('Scegli le notifiche', agent.page.getByRole('banner'));
  await agent.isAt('/account?section=notifications');
  await expectAccessible(agent.page);
  expect(await overflowing(agent.page)).toEqual([]);
  await agent.page.getByRole('switch', { name: 'Trattative: campanella' }).uncheck();
  await agent.sees('Dati salvati correttamente');

  await agent.opens(`/negotiations/${negotiationId}`);
  const refused = {
    negotiationId,
    version: moved.negotiation.version,
    status: negotiationStatus.rejected,
  } as const;
  await service.call(asClub, 'Negotiation/UpdateNegotiationStatus', refused);
  await agent.sees('Rifiutata');
  const heard = await service.call(asAgent, 'Notification/GetNotifications', { limit: 5 });
  expect(heard.items.map(({ kind }) => kind)).not.toContain('negotiationRefused');
  await service.call(asAgent, 'Account/SaveMyPreferences', { bell: [{ kind: 'negotiations', on: true }] });
});
