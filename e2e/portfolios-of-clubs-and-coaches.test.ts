import { describe, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';

const stage = openStage();

describe('a coach', () => {
  test('keeps a portfolio of their own, with the filters in a drawer on a phone', async () => {
    const coach = await stage.person('the coach', { viewport: { width: 390, height: 844 } });
    await coach.logsIn('coach@demo.test');
    await coach.opens('/portfolio?foot=0');
    await coach.settled();
    await expectAccessible(coach.page);
    await coach.page.getByRole('button', { name: /^Filtri\s*1$/ }).click();
    await coach.page.getByRole('dialog').waitFor();
    await expectAccessible(coach.page);
  });
});
