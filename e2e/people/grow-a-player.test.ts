import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { overflowing } from '../stage/read-screen.ts';

const stage = openStage();

async function at(login: string, path: string): Promise<Person> {
  const person = await stage.person(login);
  await person.startsAt(path, `${login}@demo.test`);
  return person;
}

/** The player at their own page, which their card on the first screen leads to. */
async function playerAtOwnPage(): Promise<Person> {
  const player = await at('player', '/');
  await player.follows('Nicolò Serra', player.page.getByRole('main'));
  await player.isAt(/^\/players\/\d+$/);
  return player;
}

const section = (person: Person, name: string) => person.page.getByRole('region', { name, exact: true });

describe('a player grows', () => {
  test('chooses skills with the keyboard, finds them by typing, and keeps the selection after a reload', async () => {
    const player = await playerAtOwnPage();
    const skills = section(player, 'Qualità e valutazioni');
    await player.presses('Scegli le qualità', skills);
    await player.sees('8 qualità scelte');
    await player.fills('Cerca una qualità', 'lead');
    await player.field('Leadership', skills).focus();
    await player.page.keyboard.press('Space');
    await player.sees('9 qualità scelte');
    await player.fills('Cerca una qualità', 'zzz');
    await player.sees('Nessuna qualità si chiama «zzz».');
    await player.fills('Cerca una qualità', '');
    await expectAccessible(player.page);
    await player.page.reload();
    await player.settled();
    await player.presses('Scegli le qualità', skills);
    await player.sees('9 qualità scelte');
    await player.presses('Salva le qualità', skills);
    await player.sees('Dati salvati correttamente');
    await skills.getByRole('listitem').filter({ hasText: 'Leadership' }).waitFor();
  });

  test('enters a career: a club of the platform fills in its league, the chart says what data it needs and is drawn', async () => {
    const agent = await at('agent', '/portfolio/new');
    await agent.fills('Nome', 'Ottavio');
    await agent.fills('Cognome', 'Crescente');
    await agent.fills('Data di nascita', '03/07/2003');
    await agent.chooses('Ruolo principale', 'Centravanti');
    await agent.presses('Salva il profilo');
    await agent.isAt('/portfolio');
    await agent.page.getByRole('searchbox').fill('crescente');
    await agent.isAt(/crescente/);
    await agent.follows('Modifica Ottavio Crescente');
    const career = section(agent, 'Carriera');
    const year = new Date().getUTCFullYear();

    await agent.presses('Aggiungi un’esperienza', career);
    await agent.finds('Club', 'pineto', /Pineto/, career);
    expect(await agent.field('Campionato', career).inputValue()).toMatch(/^Serie C/);
    await agent.chooses('Anno di inizio', String(year), career);
    await agent.chooses('Anno di fine', String(year - 1), career);
    await agent.presses('Salva l’esperienza', career);
    await agent.sees('La fine non può venire prima dell’inizio.');
    await agent.chooses('Anno di fine', String(year + 1), career);
    await expectAccessible(agent.page);
    await agent.presses('Salva l’esperienza', career);
    await agent.sees('Per il grafico della carriera servono il ruolo, l’età e almeno tre esperienze', career);
    await agent.sees('almeno tre esperienze', career.getByRole('list'));

    for (const [name, start] of [
      ['Virtus Brenta', year - 2],
      ['Union Riviera', year - 3],
    ] as const) {
      await agent.presses('Aggiungi un’esperienza', career);
      await agent.field('Club', career).fill(name);
      await agent.chooses('Categoria italiana', 'Eccellenza', career);
      await agent.chooses('Anno di inizio', String(start), career);
      await agent.chooses('Anno di fine', String(start + 1), career);
      await agent.presses('Salva l’esperienza', career);
      await career.getByRole('rowheader', { name }).waitFor();
    }
    await career.getByRole('heading', { name: 'Livello per stagione' }).waitFor();

    await agent.presses('Elimina l’esperienza: Union Riviera', career);
    await agent.sees('Esperienza eliminata');
    await career.getByRole('rowheader', { name: 'Union Riviera' }).waitFor({ state: 'hidden' });
    await agent.presses('Ripristina');
    await career.getByRole('rowheader', { name: 'Union Riviera' }).waitFor();
  });

  test('is evaluated with the keyboard by the club that lists the player, and counted on its other screen', async () => {
    const colleague = await at('club', '/playersList?whose=own');
    await colleague.page.getByRole('main').getByRole('row').getByRole('link').first().click();
    await colleague.isAt(/^\/players\/\d+$/);
    const { place } = colleague;
    const name = await colleague.page.getByRole('heading', { level: 1 }).innerText();
    const counted = section(colleague, 'Qualità e valutazioni').getByText('1 valutazione', { exact: true });
    expect(await counted.count()).toBe(0);

    const club = await at('club', place);
    await club.follows('Valuta il calciatore');
    await club.seesScreen(`Valutazione di ${name}`);
    await club.sees(/Valuti come: /);
    await expectAccessible(club.page);
    await club.field('Forza').focus();
    await club.page.keyboard.press('7');
    await club.page.keyboard.press('Tab');
    await club.page.keyboard.press('0');
    await club.page.keyboard.press('ArrowLeft');
    await club.sees('Valutate 2 qualità su 40');
    expect(await club.field('Resistenza').inputValue()).toBe('9');
    await club.presses('Salva la valutazione');
    await club.isAt(place);
    await club.sees('Dati salvati correttamente');
    await club.page.getByRole('link', { name: 'Modifica la tua valutazione' }).waitFor();

    await counted.first().waitFor();
    await expectAccessible(colleague.page);
  });

  test('can be read but not evaluated by a club that does not list the player', async () => {
    const player = await playerAtOwnPage();
    const club = await at('club', player.place);
    await section(club, 'Qualità e valutazioni').getByText('4 valutazioni').first().waitFor();
    expect(await club.page.getByRole('link', { name: 'Valuta il calciatore' }).count()).toBe(0);
    await club.opens(`${player.place}/evaluate`);
    await club.seesScreen('Non puoi valutare questo calciatore');
  });

  test('is viewed: video and profile count once, and the player sees it without reloading', async () => {
    const player = await playerAtOwnPage();
    const views = section(player, 'Chi guarda il profilo');
    const counts = () => views.getByRole('definition').locator('strong').allInnerTexts();
    const [profile = '', video = ''] = await counts();

    const club = await at('club', '/');
    await club.page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    );
    await club.opens(player.place);
    await club.presses('Guarda il video di Nicolò Serra');
    const frame = club.page.locator('iframe[title="Video di Nicolò Serra"]');
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/,
    );
    await club.page.reload();
    await club.settled();
    expect(await club.page.getByRole('region', { name: 'Chi guarda il profilo' }).count()).toBe(0);

    await views.getByText(String(Number(video) + 1), { exact: true }).waitFor();
    // In the previous test the same club opened the profile on the same day.
    expect(Number((await counts())[0])).toBeLessThanOrEqual(Number(profile) + 1);
  });

  test('fits a phone, group by group', async () => {
    const player = await playerAtOwnPage();
    await player.page.setViewportSize({ width: 360, height: 780 });
    await player.settled();
    expect(await overflowing(player.page)).toEqual([]);
    await player.follows('Modifica la tua valutazione');
    await player.sees('Gruppo 1 di 5');
    await player.presses('Avanti');
    await player.sees('Gruppo 2 di 5');
    await player.field('Leadership').waitFor();
    expect(await overflowing(player.page)).toEqual([]);
  });
});
