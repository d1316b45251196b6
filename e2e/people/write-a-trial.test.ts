import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { beforeAll, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
let negotiationId: number;

beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Bonaccorsi', contractualStatus.underContract));
});

test('a club puts a player on trial by one click, writes the trial down, says how it went, and sees what is open before signing', async () => {
  const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
  const agent = await stage.arrives('the agent', 'agent@demo.test', `/negotiations/${negotiationId}`);
  await club.presses('Metti in prova', club.page.getByRole('main'));
  await club.presses('Metti in prova', club.page.getByRole('dialog'));
  await club.presses('Fissa la prova');
  const dialog = club.page.getByRole('dialog');
  await club.fills('Primo giorno', '24/11/2026', dialog);
  await club.fills('Ultimo giorno', '20/12/2026', dialog);
  await expectAccessible(club.page);
  await club.presses('Salva la prova', dialog);
  await club.sees('Manca il consenso del club attuale.');
  await club.sees(/A questa età una prova dura al massimo 3 settimane/);
  await agent.sees('Per il calciatore la prova è gratuita e non è un rapporto di lavoro.');
  await expectAccessible(agent.page);
  await club.presses('Tenuto', club.page.getByRole('main'));
  await club.presses('Tenuto', club.page.getByRole('dialog'));
  await agent.sees('Tenuto');
  const passport = { name: /^Passaporto o carta d’identità/ };
  await club.page.getByRole('checkbox', passport).click();
  await club.page.getByRole('checkbox', { ...passport, checked: true }).waitFor();
  await agent.page.getByRole('checkbox', { ...passport, checked: true }).waitFor();
  await club.presses('Firma', club.page.getByRole('main'));
  await club.sees('Prima di firmare: manca ancora qualcosa.', club.page.getByRole('dialog'));
  await club.sees('Nulla osta del club attuale', club.page.getByRole('dialog'));
  await expectAccessible(club.page);
});
