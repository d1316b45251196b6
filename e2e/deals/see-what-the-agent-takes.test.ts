import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();

describe('what the agent takes', () => {
  test('is read and agreed to by the player before the signature can be confirmed', async () => {
    const { service } = stage;
    const [agentToken, clubToken] = [
      await service.tokenOf('agent@demo.test'),
      await service.tokenOf('club@demo.test'),
    ];
    const { profileId: teamId } = await service.call(clubToken, 'Account/GetMyProfile', {});
    const mine = await service.call(await service.tokenOf('player@demo.test'), 'Portfolio/GetMyListings', {});
    const record = mine.items.find(({ listing }) => listing === 'confirmed');
    const { items } = await service.call(agentToken, 'Negotiation/CreateNegotiation', {
      playerId: record?.playerId as number,
      level: 3,
      teamIds: [teamId as number],
      commissionAmount: 900,
    });
    const negotiationId = items[0]?.id as number;
    const { version } = await service.call(clubToken, 'Negotiation/OpenNegotiation', { negotiationId });
    const { hash: feeSheetHash } = await service.call(clubToken, 'Negotiation/GetFeeSheet', {
      negotiationId,
    });
    await service.call(clubToken, 'Negotiation/SignNegotiation', { negotiationId, version, feeSheetHash });

    const path = `/negotiations/${negotiationId}`;
    const agent = await stage.arrives('the agent', 'agent@demo.test', path);
    agent.expects(/ 409.*ConfirmSignature/);
    await agent.presses('Conferma la firma', agent.page.getByRole('main'));
    await agent.presses('Conferma la firma', agent.page.getByRole('dialog'));
    await agent.sees(/Prima il calciatore deve accettare la commissione dell’agente/);
    await expectAccessible(agent.page);
    await agent.presses('Annulla', agent.page.getByRole('dialog'));

    const player = await stage.arrives('the player', 'player@demo.test', path);
    const fees = player.page.getByRole('region', { name: 'Quanto prende l’agente' });
    await fees.getByText(/900/).waitFor();
    await fees.getByText('Paga il club').first().waitFor();
    await expectAccessible(player.page);
    await player.presses('Sono d’accordo', fees);
    await fees.getByText(/Il calciatore si è detto d’accordo/).waitFor();
    await expectAccessible(player.page);

    await agent.presses('Conferma la firma', agent.page.getByRole('main'));
    await agent.presses('Conferma la firma', agent.page.getByRole('dialog'));
    await agent.sees('Trattativa conclusa');
  });
});
