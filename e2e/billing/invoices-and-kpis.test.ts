import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
const surname = 'Fatturini';

/** The agent and the club sign through the API; another test covers their screens. */
async function sign(): Promise<void> {
  const { service } = stage;
  const [agent, club] = [await service.tokenOf('agent@demo.test'), await service.tokenOf('club@demo.test')];
  const { profileId: teamId } = await service.call(club, 'Account/GetMyProfile', {});
  const { items } = await service.call(agent, 'Negotiation/CreateNegotiation', {
    playerId: await makeFreePlayer(service, surname),
    level: 3,
    teamIds: [teamId as number],
    price: 2440,
  });
  const negotiationId = items[0]?.id as number;
  await service.confirmProposalOf(negotiationId);
  const { version } = await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  const signed = await service.call(club, 'Negotiation/SignNegotiation', {
    negotiationId,
    version,
    acceptedCost: 2440,
  });
  await service.call(agent, 'Negotiation/ConfirmSignature', {
    negotiationId,
    version: signed.negotiation.version,
  });
}

describe('invoices and indicators', () => {
  test('the club sees the invoice of a signature at once, opens the PDF, and staff mark it as paid', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', '/invoicesTeams');
    await club.seesScreen(/^Fatture club/);
    await expectAccessible(club.page);
    await sign();
    await club.follows(new RegExp(surname));
    await club.seesScreen(/^Fattura \d+\//);
    await club.sees('€ 440');
    await expectAccessible(club.page);
    const [file] = await Promise.all([
      club.page.waitForEvent('download'),
      club.presses(/^Scarica il PDF/, club.page.getByRole('main')),
    ]);
    expect(file.suggestedFilename()).toMatch(/^fattura-\d+-\d{4}\.pdf$/);

    const staff = await stage.arrives('staff', 'staff@demo.test', `/invoicesTeams?text=${surname}`);
    await staff.follows(new RegExp(surname));
    await expectAccessible(staff.page);
    await staff.presses('Segna come pagata');
    await staff.sees(/^Pagata il/);
    await club.sees(/^Pagata il/);
  });

  test('a premium agent filters the indicators and switches a chart to its table', async () => {
    const premium = await stage.arrives('premium', 'premium@demo.test', '/kpis');
    await premium.seesScreen('Indicatori');
    await premium.sees('Imbuto delle trattative');
    await expectAccessible(premium.page);
    const card = premium.page.getByRole('region', { name: 'Trattative per stato' }).first();
    await card.getByRole('img').first().waitFor();
    await card.getByRole('radio', { name: 'Tabella' }).check();
    await card.getByRole('columnheader', { name: 'Totale' }).waitFor();
    await expectAccessible(premium.page);
    await premium.chooses('Periodo', 'Ultimi 12 mesi');
    await premium.isAt('/kpis?period=year');
    await card.getByRole('columnheader', { name: 'Mese' }).waitFor();
  });
});
