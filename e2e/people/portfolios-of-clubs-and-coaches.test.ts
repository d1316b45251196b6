import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();

const file = [
  'Nome;Cognome;Data di nascita;Altezza (cm);Regione;Paese in cui vive',
  'Ettore;Caricati;2003-04-05;181;Veneto;Italia',
  'Ivano;Caricati;12/06/2002;;;',
  ';Senzanome;2001-01-01;;;',
].join('\n');

describe('a club', () => {
  test('adds a player, filters, saves the search, imports a file and exports the list', async () => {
    const club = await stage.person('the club');
    await club.startsAt('/portfolio', 'club@demo.test');
    await club.seesScreen('Portfolio calciatori');
    await club.sees('19 calciatori');
    await expectAccessible(club.page);

    await club.follows('Aggiungi calciatore');
    await club.fills('Nome', 'Amedeo');
    await club.fills('Cognome', 'Tesserato');
    await club.fills('Altezza (cm)', '191');
    await club.presses('Salva il profilo');
    await club.isAt('/portfolio');
    await club.sees('20 calciatori');

    await club.presses('Filtri');
    await club.page.getByRole('heading', { name: 'Caratteristiche e profilo' }).click();
    await club.fills('Altezza da', '191');
    await club.isAt(/heightFrom=191/);
    await club.page.keyboard.press('Escape');
    await club.page.getByRole('button', { name: 'Elimina Amedeo Tesserato' }).waitFor();
    await expectAccessible(club.page);
    await club.presses('Ricerche salvate');
    await club.fills('Salva i filtri attuali', 'Altissimi');
    await club.presses('Salva');
    await club.sees('Dati salvati correttamente');
    await club.opens('/portfolio');
    await club.follows('Altissimi');
    await club.isAt(/heightFrom=191/);

    await club.opens('/portfolio/import');
    await club.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rosa.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await club.sees('rosa.csv: 3 righe');
    await expectAccessible(club.page);
    // A surname alone is a player too.
    await club.presses('Importa 3 calciatori');
    await club.sees('3 calciatori importati');
    await club.opens('/portfolio?text=caricati&region=VEN');
    await club.sees('1 calciatore');

    const download = club.page.waitForEvent('download');
    await club.presses('Esporta in CSV');
    const exported = await readFile(await (await download).path(), 'utf8');
    expect(exported).toContain('Ettore;Caricati;2003-04-05');
    expect(exported).not.toContain('Ivano');
  });
});

describe('a coach', () => {
  test('keeps their own portfolio, with the filters in a drawer on a phone', async () => {
    const coach = await stage.person('the coach', { viewport: { width: 390, height: 844 } });
    await coach.startsAt('/portfolio?foot=0', 'coach@demo.test');
    await coach.settled();
    await expectAccessible(coach.page);
    await coach.page.getByRole('button', { name: /^Filtri\s*1$/ }).click();
    await coach.page.getByRole('dialog').waitFor();
    await expectAccessible(coach.page);
  });
});
