import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function at(login: string, path: string): Promise<Person> {
  const person = await stage.person(login);
  await person.startsAt(path, `${login}@demo.test`);
  return person;
}

const figures = (person: Person, title = 'Le tue cifre') => person.page.getByRole('region', { name: title });
const figure = (person: Person, name: string, title?: string) =>
  figures(person, title).getByRole('link', { name: new RegExp(`^${name}`) });
const representation = (person: Person) =>
  person.page.getByRole('region', { name: 'Rappresentanza sportiva' });

describe('a player’s dashboard', () => {
  test('begins with one next step, the four figures and the representation', async () => {
    const player = await at('player', '/procura');
    await player.page.getByRole('heading', { level: 2 }).first().waitFor();
    for (const name of ['Visite al profilo', 'Visite al video', 'Proposte inviate', 'Trattative in corso'])
      await figure(player, name).waitFor();
    const panel = representation(player);
    await panel.getByText('Non attiva').waitFor();
    await panel.getByText('Che cosa si paga e quando').waitFor();
    await panel
      .getByText(/non si rinnova da sola/)
      .first()
      .waitFor();
    await expectAccessible(player.page);
    await panel.getByRole('link', { name: 'Condizioni, prezzi e attivazione' }).click();
    await player.isAt('/procuraPayment');
  });

  test('has a list behind each figure, for the period that was chosen', async () => {
    const player = await at('player', '/procura');
    await player.page.getByRole('radio', { name: '12 settimane' }).check();
    await player.isAt('/procura?weeks=12');
    await figure(player, 'Trattative in corso').click();
    await player.isAt('/procura/negotiations?weeks=12');
    await player.seesScreen(/^Trattative in corso/);
    await expectAccessible(player.page);
    await player.follows('Dashboard', player.page.getByRole('main'));
    await player.isAt('/procura?weeks=12');
    await figure(player, 'Visite al profilo').click();
    await player.seesScreen(/^Visite al profilo/);
    await expectAccessible(player.page);
    player.assertNothingWrong();
  });

  test('counts a club’s look at the profile without reloading, and names the club', async () => {
    const player = await at('player', '/procura');
    const card = await player.page
      .getByRole('main')
      .getByRole('link', { name: /Nicolò Serra/ })
      .first()
      .getAttribute('href');
    const views = figure(player, 'Visite al profilo');
    const before = await views.innerText();
    const club = await at('club', `/${card?.split('#/')[1] ?? ''}`);
    await club.settled();
    await expect.poll(() => views.innerText()).not.toBe(before);
    await views.click();
    await player.sees(/^Club · /);
  });

  test('is opened by staff for a player they choose, without a way to pay', async () => {
    const staff = await at('staff', '/procura');
    const forStaff = 'Le cifre del calciatore';
    await staff.seesScreen('Dashboard');
    await staff.sees('Scegli un calciatore');
    await expectAccessible(staff.page);
    await staff.finds('Calciatore', 'nicolò serra', /Nicolò Serra/);
    await staff.isAt(/^\/procura\?player=\d+$/);
    await figure(staff, 'Proposte inviate', forStaff).waitFor();
    await representation(staff)
      .getByText('Il calciatore non ha ancora attivato la rappresentanza.')
      .waitFor();
    await staff.seesNoMore('Le tue cifre');
    await expectAccessible(staff.page);
    await figure(staff, 'Visite al profilo', forStaff).click();
    await staff.isAt(/^\/procura\/profileViews\?player=\d+$/);
    await staff.seesScreen(/^Visite al profilo/);
    staff.assertNothingWrong();
  });
});
