import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const daySeconds = 86_400;
let negotiationId: number;
let offerId: number;

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
  const { service } = stage;
  const offered = await makeViewedDeal(service, 'Della Rovere', contractualStatus.free);
  const { offer } = await service.call(await service.tokenOf('club@demo.test'), 'Offer/CreateOffer', {
    ...offered,
    monthlySalary: 1800,
    level: 3,
    country: 'IT',
    city: 'Padova',
    season: 2026,
    months: 10,
  });
  offerId = offer.id;
});

test('a window that closes during the deal turns red before it is too late, then says from when the player can be registered', async () => {
  const path = `/negotiations/${negotiationId}`;
  const club = await stage.arrives('the club in time', 'club@demo.test', path);
  await club.sees(/^La finestra di mercato chiude il/);
  await club.page.locator('li[data-standing="open"]').filter({ hasText: 'Tesseramento' }).waitFor();
  await expectAccessible(club.page);
  await club.presses('Firma', club.page.getByRole('main'));
  await club.sees(/^La finestra di mercato chiude il/, club.page.getByRole('dialog'));

  const recipient = await stage.arrives('the agent in time', 'agent@demo.test', `/offers/${offerId}`);
  await recipient.sees(/^La finestra di mercato chiude il/);
  await expectAccessible(recipient.page);

  // Whoever stayed for days would have to log in again.
  for (const person of [club, recipient]) await person.page.close();
  await stage.service.advanceClock(3 * daySeconds);
  const soon = await stage.arrives('the club on the last days', 'club@demo.test', path);
  await soon.sees(/^La finestra di mercato chiude il/);
  await soon.page.locator('li[data-standing="soon"]').filter({ hasText: 'Tesseramento' }).waitFor();
  await expectAccessible(soon.page);

  await soon.page.close();
  await stage.service.advanceClock(3 * daySeconds);
  const late = await stage.arrives('the club after the window', 'club@demo.test', path);
  await late.sees(/^Si tessera solo dal/);
  await late.presses('Firma', late.page.getByRole('main'));
  await late.sees(/^Si tessera solo dal/, late.page.getByRole('dialog'));
  await expectAccessible(late.page);
  const afterwards = await stage.arrives(
    'the agent after the window',
    'agent@demo.test',
    `/offers/${offerId}`,
  );
  await afterwards.sees(/^Si tessera solo dal/);
});

test('a document of the deal carries its file, which the other side reads at once and cannot take away', async () => {
  const path = `/negotiations/${negotiationId}`;
  const club = await stage.arrives('the club with the form', 'club@demo.test', path);
  const agent = await stage.arrives('the agent with the passport', 'agent@demo.test', path);
  const passport = 'Passaporto o carta d’identità';
  const chooser = agent.page.waitForEvent('filechooser');
  await agent.presses(`${passport}: carica il file`);
  const content = Buffer.alloc(900, 0x20);
  content.write('%PDF-1.7\n');
  await (await chooser).setFiles({ name: 'passaporto.pdf', mimeType: 'application/pdf', buffer: content });
  for (const person of [agent, club]) {
    await person.sees('passaporto.pdf');
    await person.page.getByRole('checkbox', { name: new RegExp(`^${passport}`), checked: true }).waitFor();
  }
  await expectAccessible(club.page);
  expect(await club.page.getByRole('button', { name: 'Elimina passaporto.pdf' }).count()).toBe(0);
  await agent.presses('Elimina passaporto.pdf');
  await club.seesNoMore('passaporto.pdf');
  await agent.presses('Ripristina');
  await club.sees('passaporto.pdf');
});
