import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

function pdf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, 0x20);
  file.write('%PDF-1.7\n');
  return file;
}

/** A picture of one colour, 300 × 200. */
function png(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(content.length, 0);
    numbers.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 1, 44, 0, 0, 0, 200, 8, 0, 0, 0, 0]);
  const rows = deflateSync(Buffer.alloc(200 * 301, 0x60));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Writes files to disk for one test; returns their paths. Passing ten megabytes to a busy browser would be slow. */
async function onDisk(files: Record<string, Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    }),
  );
}

async function personAt(name: string, email: string, path: string): Promise<Person> {
  const person = await stage.person(name);
  await person.startsAt(path, email);
  return person;
}

/** The names in a list of attachments. */
const names = (list: Locator) =>
  list.getByRole('button', { name: /^Scarica / }).evaluateAll((all) => all.map((one) => one.ariaLabel));

describe('a player’s contract and its files', () => {
  test('the draft is generated and downloaded, the signed copy uploaded, a file removed and restored', async () => {
    const player = await personAt('the player', 'player@demo.test', '/contract');
    const { page } = player;
    await player.seesScreen('Contratto di rappresentanza');
    await expectAccessible(page);
    const [downloaded] = await Promise.all([page.waitForEvent('download'), player.presses('Crea la bozza')]);
    // The name that the page requests; a busy headless browser may still use `download`.
    const named = page.locator('a[download="Contratto di rappresentanza - Nicolò Serra.pdf"]');
    await named.waitFor({ state: 'attached' });
    expect((await readFile(await downloaded.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await player.sees('La bozza è pronta: il download è iniziato');

    const versions = page.getByRole('list', { name: 'Versioni della bozza' });
    await versions.getByText('Versione 1', { exact: true }).waitFor();
    await Promise.all([page.waitForEvent('download'), player.presses('Crea una nuova bozza')]);
    await versions.getByText('Versione 2', { exact: true }).waitFor();
    const [older] = await Promise.all([
      page.waitForEvent('download'),
      player.presses('Scarica la versione 1'),
    ]);
    expect((await readFile(await older.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await player.sees('Serve il modulo della FIGC');

    const list = page.getByRole('list', { name: 'Copia firmata' });
    const picked = {
      'firmato.pdf': pdf(60_000),
      'troppo grande.pdf': pdf(10_000_001),
      'pagina.html': Buffer.from('<p>'),
    };
    await page.setInputFiles('input[type=file]', await onDisk(picked));
    await player.sees(
      'troppo grande.pdf: dimensione del file non valida, gli allegati devono essere entro 10 MB',
    );
    await player.sees(/pagina\.html: questo tipo di file non è ammesso/);
    await list.getByRole('button', { name: 'Scarica firmato.pdf' }).waitFor();
    await expectAccessible(page);
    await player.presses('Chiudi l’avviso su troppo grande.pdf');
    await player.presses('Chiudi l’avviso su pagina.html');

    await player.presses('Elimina firmato.pdf');
    await player.sees('Documento eliminato');
    await player.presses('Ripristina');
    await player.sees('Documento ripristinato');
    await list.getByRole('button', { name: 'Scarica firmato.pdf' }).waitFor();
    const [again] = await Promise.all([page.waitForEvent('download'), player.presses('Scarica firmato.pdf')]);
    await page.locator('a[download="firmato.pdf"]').waitFor({ state: 'attached' });
    expect((await readFile(await again.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await names(list)).toHaveLength(1);
  });

  test('an upload shows its progress and can be cancelled', async () => {
    const player = await personAt('the player', 'player@demo.test', '/contract');
    const { page } = player;
    // The request is held, so that the upload is still running when the user cancels it.
    await page.route('**/api/File/UploadFile', () => undefined);
    await page.setInputFiles('input[type=file]', file('lento.pdf', 'application/pdf', pdf(200_000)));
    await page.getByRole('progressbar', { name: 'Caricamento di lento.pdf' }).waitFor();
    await player.presses('Annulla il caricamento di lento.pdf');
    await player.seesNoMore('lento.pdf');
  });

  test('an error beside the file says why the service refused it', async () => {
    const player = await personAt('the player', 'player@demo.test', '/contract');
    player.expects(/ 400/);
    await player.page.setInputFiles('input[type=file]', file('finto.pdf', 'application/pdf', png()));
    await player.sees('finto.pdf: il contenuto non corrisponde all’estensione del file');
  });
});

test('a picture is cropped with the keyboard only and appears in the top bar at once', async () => {
  const coach = await personAt('the coach', 'coach@demo.test', '/account');
  const { page } = coach;
  const picture = page.getByRole('banner').locator('img[src^="/avatars/"]');
  expect(await picture.count()).toBe(0);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(file('io.png', 'image/png', png()));
  const dialog = page.getByRole('dialog', { name: 'Ritaglia l’immagine' });
  await dialog.getByRole('application').focus();
  const drawn = dialog.getByTestId('container').locator('img');
  await drawn.waitFor();
  const place = () => drawn.evaluate((image) => (image as HTMLElement).style.transform);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(place).toContain('scale(1.2)');
  const before = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).not.toBe(before);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await coach.sees('Immagine salvata');
  await picture.waitFor();
  await coach.presses('Togli immagine');
  await coach.sees('Immagine tolta');
  await picture.waitFor({ state: 'detached' });
});

describe('a place', () => {
  test('is found by its first letters, in any language, with the keyboard', async () => {
    const club = await personAt('the club', 'club@demo.test', '/request');
    const { page } = club;
    const city = club.field('Città').first();
    // With room below, so that the list does not open over the chips above the form.
    await city.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await city.fill('mailan');
    await page.locator('[role=option]', { hasText: 'Milano' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await city.inputValue()).toBe('Milano');
    await city.fill('munch');
    await page.locator('[role=option]', { hasText: 'München' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await city.inputValue()).toBe('München');
    expect(await club.field('Paese').first().inputValue()).toBe('Germania');
  });

  test('is found on the map with the arrow keys, without network', async () => {
    const club = await personAt('the club', 'club@demo.test', '/request');
    const { page } = club;
    await club.presses('Scegli sulla mappa');
    const dialog = page.getByRole('dialog', { name: 'Scegli un luogo' });
    const nearest = dialog.getByRole('list', { name: 'Città più vicine al mirino' });
    const first = () => nearest.getByRole('button').first().textContent();
    await nearest.getByRole('button').first().waitFor();
    const before = await first();
    await dialog.getByRole('application').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(first).not.toBe(before);
    await club.settled();
    await expectAccessible(page);
    const chosen = await nearest.getByRole('button').first().locator('strong').textContent();
    await nearest.getByRole('button').first().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await club.field('Città').first().inputValue()).toBe(chosen);
  });
});
