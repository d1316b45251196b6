import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();

describe('the licence of an agent', () => {
  test('is written by the agent, checked by staff on the desk, and the club reads the mark', async () => {
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/account');
    const form = agent.page.getByRole('form', { name: 'La tua licenza' });
    await agent.fills('Numero di licenza FIFA', '202401-7777', form);
    await agent.fills('Valida fino al', '30/06/2030', form);
    await agent.presses('Salva la licenza', form);
    await agent.sees('In attesa del controllo dello staff.');
    await expectAccessible(agent.page);

    const staff = await stage.arrives('staff', 'staff@demo.test', '/desk?queue=licences');
    const entry = staff.page.getByRole('listitem').filter({ hasText: '202401-7777' });
    await entry.first().waitFor();
    await expectAccessible(staff.page);
    await staff.presses('Verificata', entry);
    await entry.first().waitFor({ state: 'hidden' });
    await expectAccessible(staff.page);

    await agent.opens('/account');
    await agent.sees(/Verificata dallo staff il/);
    const club = await stage.arrives('the club', 'club@demo.test', '/negotiations?view=table');
    await club.sees('Licenza verificata', club.page.getByRole('main'));
    await expectAccessible(club.page);
  });

  test('that staff cannot confirm goes back to the agent with the reason', async () => {
    const agent = await stage.arrives('the agent', 'partner@demo.test', '/account');
    const form = agent.page.getByRole('form', { name: 'La tua licenza' });
    await agent.fills('Numero di licenza FIFA', '202401-8888', form);
    await agent.presses('Salva la licenza', form);
    await agent.sees('In attesa del controllo dello staff.');
    const staff = await stage.arrives('staff', 'staff@demo.test', '/desk?queue=licences');
    const entry = staff.page.getByRole('listitem').filter({ hasText: '202401-8888' });
    await staff.presses('Non confermata', entry);
    const dialog = staff.page.getByRole('dialog');
    await staff.fills('Motivo', 'Il numero non è nel registro pubblico.', dialog);
    await expectAccessible(staff.page);
    await staff.presses('Non confermata', dialog);
    await entry.first().waitFor({ state: 'hidden' });
    await agent.opens('/account');
    await agent.sees(/Il numero non è nel registro pubblico/);
    await expectAccessible(agent.page);
  });
});
