import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { makePlayer } from './stage/free-player.ts';
import { openStage } from './stage/open-stage.ts';
import { makeViewedDeal } from './stage/viewed-deal.ts';

const stage = openStage();

describe('a minor is protected', () => {
  test('an agent who proposes a mandate to a fifteen-year-old reads the article and what is possible instead', async () => {
    const playerId = await makePlayer(stage.service, 'Bortolin', contractualStatus.free, '2011-06-01');
    const agent = await stage.arrives('the agent', 'agent@demo.test', `/mandates/new?player=${playerId}`);
    agent.expects(/409/);
    await agent.presses('Proponi il mandato');
    await agent.sees(/art\. 21\(8\)/);
    await agent.sees(/Un agente può agire per un calciatore solo dai 16 anni/);
    await agent.sees(/fino ad allora parlano direttamente i genitori e il club/);
    await expectAccessible(agent.page);
  });

  test('a club that plans a trial without the parents is told beside the field, asks them, and saves it', async () => {
    const { negotiationId } = await makeViewedDeal(
      stage.service,
      'Zanella',
      contractualStatus.free,
      '2009-06-01',
    );
    const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
    await club.presses('Metti in prova', club.page.getByRole('main'));
    await club.presses('Metti in prova', club.page.getByRole('dialog'));
    await club.presses('Scrivi la prova');
    const dialog = club.page.getByRole('dialog');
    await club.fills('Primo giorno', '24/11/2026', dialog);
    await club.fills('Ultimo giorno', '04/12/2026', dialog);
    club.expects(/409/);
    await club.presses('Salva la prova', dialog);
    await club.sees(/art\. 19ter/, dialog);
    const agreement = dialog.getByRole('checkbox', { name: 'I genitori o tutori sono d’accordo' });
    expect(await agreement.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(club.page);
    await agreement.check();
    await club.fills('Contatto del club per i genitori', 'Segreteria, 049 000000', dialog);
    await club.presses('Salva la prova', dialog);
    await club.sees('Segreteria, 049 000000', club.page.getByRole('main'));
    await expectAccessible(club.page);
  });
});
