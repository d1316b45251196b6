import { expect, test } from 'vitest';
import { pdfOf } from '../../server/test/factories/files.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
const surname = 'Commissari';

/** The agent and the club sign through the API; another test covers their screens. */
async function sign(): Promise<number> {
  const { service } = stage;
  const [agent, club] = [await service.tokenOf('agent@demo.test'), await service.tokenOf('club@demo.test')];
  const { profileId: teamId } = await service.call(club, 'Account/GetMyProfile', {});
  const { items } = await service.call(agent, 'Negotiation/CreateNegotiation', {
    playerId: await makeFreePlayer(service, surname),
    level: 3,
    teamIds: [teamId as number],
    price: 2440,
    commissionAmount: 1001,
  });
  const negotiationId = items[0]?.id as number;
  await service.confirmProposalOf(negotiationId);
  const { version } = await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  const signed = await service.call(club, 'Negotiation/SignNegotiation', {
    negotiationId,
    version,
    acceptedCost: 2440,
    feeSheetHash: (await service.call(club, 'Negotiation/GetFeeSheet', { negotiationId })).hash,
  });
  const { figures } = await service.call(agent, 'Commission/GetDealFees', { negotiationId });
  await service.call(agent, 'Commission/RecordFeeAgreement', {
    negotiationId,
    figures: figures ?? '',
    agreedOn: '2026-01-15',
    statement: 'Lettera firmata dal calciatore.',
    pageFileId: await service.uploads(agent, { name: 'accordo.pdf', content: pdfOf(900) }),
  });
  await service.call(agent, 'Negotiation/ConfirmSignature', {
    negotiationId,
    version: signed.negotiation.version,
    feeSheetHash: (await service.call(agent, 'Negotiation/GetFeeSheet', { negotiationId })).hash,
  });
  return negotiationId;
}

test('the agent divides a commission, the club confirms and pays, and the agent confirms receipt, each seen by the other', async () => {
  const agent = await stage.arrives('the agent', 'agent@demo.test', `/commissions?text=${surname}`);
  await agent.seesScreen('Commissioni');
  const negotiationId = await sign();
  await agent.follows(new RegExp(surname));
  await agent.seesScreen(new RegExp(`^Commissione per .*${surname}`));
  await agent.sees('In attesa del club');
  await expectAccessible(agent.page);

  const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
  await club.follows('Apri il piano delle rate');
  await club.presses('Contesta');
  await club.fills('Motivo', 'La prima rata dopo il mercato, grazie.');
  await expectAccessible(club.page);
  await club.presses('Invia la contestazione');
  await agent.sees(/^Il club contesta il piano: «La prima rata/);

  await agent.presses('Dividi in rate');
  await agent.chooses('Numero di rate', '2');
  await agent.fills('Importo della rata 1', '400');
  await agent.sees(/^Resto: €\s601$/);
  await expectAccessible(agent.page);
  await agent.presses('Salva il piano');
  await agent.sees('Piano 2');
  await club.sees(/^L’agente ha fissato questo piano/);
  await club.presses('Conferma il piano');
  await agent.sees('Confermato dal club');

  await club.presses('Segna come pagata');
  await club.presses('Segna come pagata', club.page.getByRole('dialog'));
  await agent.sees(/^Il club dice di aver pagato/);
  await agent.presses('Conferma l’incasso');
  await agent.presses('Conferma l’incasso', agent.page.getByRole('dialog'));
  await club.sees(/^Incassata il/);

  await agent.presses('Rinuncia');
  await agent.fills('Motivo', 'Accordo tra le parti.');
  await expectAccessible(agent.page);
  await agent.presses('Rinuncia', agent.page.getByRole('dialog'));
  await club.sees(/^Rinunciata il .*«Accordo tra le parti.»$/);
  await expectAccessible(club.page);

  await agent.opens(`/commissions?state=all&text=${surname}`);
  const [file] = await Promise.all([
    agent.page.waitForEvent('download'),
    agent.presses('Esporta in CSV', agent.page.getByRole('main')),
  ]);
  expect(file.suggestedFilename()).toMatch(/^commissioni.*\.csv$/);
  await expectAccessible(agent.page);
});
