import { describe, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';

const stage = openStage();

describe('a player', () => {
  test('sees who lists them, confirms one and reads that the other is disputed', async () => {
    const player = await stage.person('the player');
    await player.logsIn('player@demo.test');
    await player.opens('/listings');
    await player.seesScreen('Chi ti ha in portafoglio');
    await player.sees('Lo staff sta valutando la tua contestazione.');
    await expectAccessible(player.page);
    await player.page
      .getByRole('listitem')
      .filter({ hasText: 'Agente' })
      .getByRole('button', { name: /^Conferma/ })
      .click();
    await player.sees('Dati salvati correttamente');

    const staff = await stage.person('somebody of staff');
    await staff.logsIn('staff@demo.test');
    await staff.opens('/desk?queue=disputes');
    await staff.sees(/Ho fatto solo un allenamento/);
    await expectAccessible(staff.page);
    await staff.opens('/desk?queue=duplicates');
    await staff.sees('Nicolò Serra');
    await expectAccessible(staff.page);
  });
});
