import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { beforeAll, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import { makeViewedDeal } from './stage/viewed-deal.ts';

const stage = openStage();
const daySeconds = 86_400;
let negotiationId: number;

/** The local time of Rome so many days from now, as windows are entered. */
function inDays(days: number): string {
  const at = new Date(Date.now() + days * daySeconds * 1000);
  return `${at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })}T20:00`;
}

/** Staff enter two windows of every Italian league: one that closes in a few days, and the next. */
async function enterWindows(): Promise<void> {
  const { service } = stage;
  const staff = await service.tokenOf('staff@demo.test');
  const { version, rules } = await service.call(staff, 'Rules/GetPack', { pack: 'windows' });
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const added = [
    ['closing', -10, 5],
    ['next', 40, 70],
  ] as const;
  await service.call(staff, 'Rules/SavePack', {
    pack: 'windows',
    version,
    reason: 'Finestre della stagione',
    rules: [
      ...kept,
      ...added.map(([id, opens, closes]) => ({
        id: `italy-${id}`,
        kind: 'window' as const,
        associations: ['IT' as const],
        from: null,
        to: null,
        status: 'inForce' as const,
        edition: 'FIGC',
        article: '',
        source: 'FIGC, comunicato ufficiale',
        certainty: 'confirmed' as const,
        figures: {
          fromTier: 1,
          toTier: 15,
          playerStatus: 'free' as const,
          movement: 'into' as const,
          opensAt: inDays(opens),
          closesAt: inDays(closes),
          timeZone: 'Europe/Rome',
        },
      })),
    ] as never,
  });
}

beforeAll(async () => {
  ({ negotiationId } = await makeViewedDeal(stage.service, 'Della Torre', contractualStatus.free));
  await enterWindows();
});

test('a window that closes during the deal turns red before it is too late, then says from when the player can be registered', async () => {
  const path = `/negotiations/${negotiationId}`;
  const club = await stage.arrives('the club in time', 'club@demo.test', path);
  await club.sees(/^La finestra chiude il/);
  await club.page.locator('li[data-standing="open"]').filter({ hasText: 'Tesseramento' }).waitFor();
  await expectAccessible(club.page);
  await club.presses('Firma', club.page.getByRole('main'));
  await club.sees(/^La finestra chiude il/, club.page.getByRole('dialog'));

  await stage.service.advanceClock(3 * daySeconds);
  const soon = await stage.arrives('the club on the last days', 'club@demo.test', path);
  await soon.sees(/^La finestra chiude il/);
  await soon.page.locator('li[data-standing="soon"]').filter({ hasText: 'Tesseramento' }).waitFor();
  await expectAccessible(soon.page);

  await stage.service.advanceClock(3 * daySeconds);
  const late = await stage.arrives('the club after the window', 'club@demo.test', path);
  await late.sees(/^Si tessera solo dal/);
  await late.presses('Firma', late.page.getByRole('main'));
  await late.sees(/^Si tessera solo dal/, late.page.getByRole('dialog'));
  await expectAccessible(late.page);
});
