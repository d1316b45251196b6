import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const restored = 'Abbiamo ripreso la bozza che avevi lasciato.';
const password = 'tre-parole-lunghe';

/** Registers a player, opens the mailed link and logs in. */
async function newPlayer(email: string): Promise<Person> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${stage.service.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  await post('Account/Register', {
    Email: email,
    Password: password,
    Profile: 0,
    Name: 'Marco',
    Surname: 'Bellini',
    Language: 'it',
    BornDate: '2001-02-03',
    TermsAccepted: true,
  });
  const mail = await stage.service.mailTo(email);
  await post('Account/ConfirmEmail', { Code: /code=([\w-]+)/.exec(mail.text)?.[1] });
  const player = await stage.person('the player');
  await player.logsIn(email, password);
  return player;
}

/** Moves the focus to a field or button with the Tab key only. */
async function tabsTo(person: Person, label: string | RegExp, role?: 'button' | 'link'): Promise<void> {
  const wanted = role
    ? person.page.getByRole(role, { name: label })
    : person.field(label).and(person.page.locator('input, textarea'));
  const target = await wanted.first().elementHandle();
  for (let step = 0; step < 120; step += 1) {
    if (await target?.evaluate((element) => element === document.activeElement)) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${label}.`);
}

/** One of the visible choices of a field. */
const choice = (person: Person, label: string, option: string) =>
  person.page
    .getByRole('group', { name: label, exact: true })
    .getByRole('radio', { name: option, exact: true });

/** Types into a field reached with the keyboard. */
async function types(person: Person, label: string, text: string): Promise<void> {
  await tabsTo(person, label);
  await person.page.keyboard.press('Control+A');
  await person.page.keyboard.type(text);
}

/** Chooses in a list with the keyboard: types the word if possible, else uses the arrow keys. */
async function picks(person: Person, label: string, option: string): Promise<void> {
  const { keyboard } = person.page;
  await tabsTo(person, label);
  const field = person.field(label).first();
  if ((await field.getAttribute('readonly')) === null) {
    await keyboard.type(option);
    await person.page.getByRole('option', { name: option, exact: true }).locator('visible=true').waitFor();
    await keyboard.press('ArrowDown');
  } else {
    await keyboard.press('ArrowDown');
    const chosen = person.page.locator('[data-combobox-selected]').filter({ visible: true });
    for (let step = 0; step < 20 && (await chosen.textContent().catch(() => '')) !== option; step += 1)
      await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  expect(await field.inputValue()).toBe(option);
}

describe('a new player', () => {
  test('completes their profile with the keyboard only; a reload in between loses nothing', async () => {
    const player = await newPlayer('marco@test.example');
    const { keyboard } = player.page;
    await player.sees('In tre passi i club ti trovano');
    await player.sees('0 di 3');
    await player.sees('Il profilo è incompleto: se non lo aggiorni entro tre giorni verrà eliminato');
    await expectAccessible(player.page);

    // Every screen for finding clubs lists the missing fields, with a link to each.
    for (const list of ['/exactMatch', '/partialMatch', '/requests']) {
      await player.opens(list);
      await player.sees('Il profilo è incompleto: se non lo aggiorni entro tre giorni verrà eliminato');
      await player.page.getByRole('main').getByRole('link', { name: 'Piede', exact: true }).waitFor();
    }
    await expectAccessible(player.page);
    await player.opens('/procura');

    // Each missing field is a link that focuses the field.
    await tabsTo(player, 'Piede', 'link');
    await keyboard.press('Enter');
    await player.isAt(/^\/account\?section=profile&field=foot/);
    await player.settled();
    await expect
      .poll(() => choice(player, 'Piede', 'Destro').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await player.page.keyboard.press('Space');
    await types(player, 'Altezza (cm)', '184');
    await tabsTo(player, 'Svincolato');
    await player.page.keyboard.press('Space');

    await player.page.reload();
    await player.sees(restored);
    await player.page.evaluate(() => scrollTo(0, 0));
    expect(await player.field('Altezza (cm)').inputValue()).toBe('184');
    expect(await choice(player, 'Contratto', 'Svincolato').isChecked()).toBe(true);
    await expectAccessible(player.page);

    await player.field('Nome').focus();
    await picks(player, 'Nazionalità', 'Italia');
    await picks(player, 'Paese in cui vive', 'Italia');
    await types(player, 'Telefono', '+39 333 555 0199');
    await picks(player, 'Ruolo principale', 'Centravanti');
    await types(player, 'Minuti giocati nell’ultima stagione', '101');
    await tabsTo(player, 'Serie D (4º livello)');
    await player.sees('I minuti giocati nell’ultima stagione devono essere una percentuale tra 0 e 100');
    await keyboard.press('Space');
    await tabsTo(player, 'Salva il profilo', 'button');
    await keyboard.press('Enter');
    // The field with the error has the focus; typing replaces its value.
    await types(player, 'Minuti giocati nell’ultima stagione', '74');
    await tabsTo(player, 'Salva il profilo', 'button');
    await keyboard.press('Enter');
    await player.sees('Dati salvati correttamente');
    await player.sees('Il profilo è completo.');
    await player.page.reload();
    await player.settled();
    expect(await player.field('Telefono').inputValue()).toBe('+39 333 555 0199');
    await player.seesNoMore(restored);

    await player.opens('/');
    await player.sees('Il profilo è completo: puoi attivare la rappresentanza');
  });
});

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, colorScheme: 'dark' } as const;

test('on a phone the form fits, and the index leads to each part', async () => {
  const player = await stage.person('a player with a phone', phone);
  await player.startsAt('/account', 'player@demo.test');
  const index = player.page.getByRole('navigation', { name: 'Sezioni del profilo' });
  await player.presses('Che cosa cerchi', index);
  const heading = player.page.getByRole('heading', { name: 'Che cosa cerchi' });
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(
    await player.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await expectAccessible(player.page);
});

test('on a phone the sections are folded, and open for a missing field and for an error', async () => {
  const player = await stage.person('a player with a phone', phone);
  const section = (key: string) => player.page.locator(`details[data-section="${key}"]`);
  const isOpen = (key: string) => section(key).evaluate((element) => (element as HTMLDetailsElement).open);
  await player.startsAt('/account?field=phone', 'player@demo.test');
  await expect.poll(() => isOpen('residence')).toBe(true);
  await expect
    .poll(() => player.field('Telefono').evaluate((field) => field === document.activeElement))
    .toBe(true);
  expect(await isOpen('identity')).toBe(true);
  expect(await isOpen('money')).toBe(false);
  // What is filled in stands beside the heading.
  expect(await section('role').locator('summary').textContent()).toContain('178 cm');

  const agent = await stage.person('an agent with a phone', phone);
  await agent.startsAt('/portfolio/new', 'agent@demo.test');
  const identity = agent.page.locator('details[data-section="identity"]');
  await identity.getByRole('heading').click();
  await agent.presses('Salva il profilo');
  expect(await identity.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
  await expect
    .poll(() =>
      agent
        .field('Nome')
        .first()
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await agent.sees('Questo campo è obbligatorio.');
});
