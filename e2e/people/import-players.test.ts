import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import { zipOfPictures } from '../stage/zip-of-pictures.ts';

const stage = openStage();

const squad = [
  'Nome e cognome\tNato\tRuolo\tStruttura\tNaz.\tStip.\tSoprannome',
  'Incollati Luca\t12/03/2001\tCV\t182 x 75\tITA\t€ 1.200\tIl Toro',
  'Incollati João\t31/02/2000\tAla\t1,79/70\tPortogallo\t3k\t',
  'Incollati Piero\t22/06/2004\tAla\t\titaliana\t650\t',
  'Totale\t\t\t\t\t4850\t',
].join('\n');

const file = ['Atleta;Classe;Posizione', 'Filari Mario;2004;Terzino dx', 'Filari Ugo;2003;TS'].join('\n');

describe('an agent imports players', () => {
  test('pastes a table, answers once for equal cells, mends, imports and undoes', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    await agent.fills('Incolla qui le celle', squad);
    await agent.presses('Leggi le celle');
    const grid = agent.page.getByRole('grid', { name: 'Importa calciatori' });
    await grid.waitFor();
    await agent.sees('Con celle da guardare 2');
    await agent.sees('Saltate 1');
    await agent.sees('Non è una data', grid);
    await agent.sees('182 cm, 75 kg', grid);
    await expectAccessible(agent.page);

    const question = agent.page.getByRole('listitem').filter({ hasText: 'Che cosa vuol dire “Ala”?' });
    await agent.sees('2 righe', question);
    await agent.presses('Ala sinistra', question);
    await agent.sees('Con celle da guardare 1');

    await agent.page.getByLabel('Campo per la colonna Soprannome').selectOption('comments');
    await agent.sees('Pronte 2');

    const date = grid.getByRole('gridcell').filter({ hasText: '31/02/2000' });
    await date.click();
    await agent.page.keyboard.press('Enter');
    await agent.page.keyboard.press('ControlOrMeta+a');
    await agent.page.keyboard.type('28/02/2000');
    await agent.page.keyboard.press('Enter');
    await agent.sees('Con celle da guardare 0');

    await agent.presses('Importa 3 calciatori');
    await agent.sees('3 calciatori importati');
    await expectAccessible(agent.page);
    const download = agent.page.waitForEvent('download');
    await agent.presses('Scarica le righe da completare');
    const kept = await readFile(await (await download).path(), 'utf8');
    expect(kept).toContain('Totale');

    await agent.presses('Annulla l’importazione');
    await agent.sees('Importazione annullata: 3 calciatori rimossi');
  });

  test('says which sign parts a list that comes as one column, and changes it', async () => {
    const agent = await stage.person('the agent', { viewport: { width: 390, height: 844 } });
    const lines = [
      'Dividi, Mario / 2004 / Terzino, destro',
      'Separi, Luca / 2003 / Terzino, sinistro',
      'Spezzi, Paolo / 2001 / Ala, destra',
      'Tagli, Marco / 2002 / Centravanti, alto',
    ];
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    await agent.fills('Incolla qui le celle', lines.map((line) => `"${line}"`).join('\n'));
    await agent.presses('Leggi le celle');
    await agent.sees('Con quale segno sono separate le colonne?');
    await expectAccessible(agent.page);
    expect(await agent.page.getByRole('grid').count()).toBe(0);
    await agent.presses('Dividi così: barra /');
    const grid = agent.page.getByRole('grid', { name: 'Importa calciatori' });
    await agent.sees('2004, giorno non noto', grid);
    await agent.sees('Colonna 2', grid);
    await agent.page.getByLabel('Colonne separate da').selectOption({ label: 'È davvero una colonna sola' });
    await agent.seesNoMore('Colonna 2');
    await agent.page.getByLabel('Colonne separate da').selectOption({ label: 'barra /' });
    await agent.presses('Importa 4 calciatori');
    await agent.sees('4 calciatori importati');
    await agent.presses('Annulla l’importazione');
    await agent.sees('Importazione annullata: 4 calciatori rimossi');
  });

  test('parts the columns anew where they were misread', async () => {
    const agent = await stage.person('the agent');
    const lines = ['Nome - Nato - Note', 'Anew Mario - 2004 - alto, forte', 'Anew Ugo - 2003 - calmo, sx'];
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    await agent.fills('Incolla qui le celle', lines.join('\n'));
    await agent.presses('Leggi le celle');
    await agent.presses('Le colonne non tornano? Scegli tu il segno che le separa');
    await agent.sees('2004, giorno non noto', agent.page.getByRole('grid', { name: 'Importa calciatori' }));
    expect(await agent.page.getByLabel('Colonne separate da').inputValue()).toBe('dash');
  });

  test('decides on each double before anything is stored, and undoes it above the portfolio', async () => {
    const agent = await stage.person('the agent');
    const doubled = [...file.split('\n'), 'Filari Mario;2004;Terzino dx'].join('\n');
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    await agent.fills('Incolla qui le celle', doubled);
    await agent.presses('Leggi le celle');
    await agent.presses('Importa 3 calciatori');
    await agent.sees('1 riga sembra una doppia');
    await agent.sees('ripete una riga precedente');
    await expectAccessible(agent.page);
    await agent.presses('Torna alla tabella');
    await agent.presses('Importa 3 calciatori');
    await agent.sees('Importa 2 calciatori senza doppie');
    await agent.page.getByRole('checkbox', { name: /Filari Mario|Mario Filari/ }).check();
    const question = agent.page.getByRole('region', { name: '1 riga sembra una doppia' });
    await agent.presses('Importa 3 calciatori', question);
    await agent.sees('3 calciatori importati');

    await agent.follows('Vai al portfolio');
    await agent.sees('Hai importato 3 calciatori');
    await expectAccessible(agent.page);
    await agent.presses('Annulla l’importazione');
    await agent.sees('Importazione annullata: 3 calciatori rimossi');
    await agent.seesNoMore('Hai importato');
  });

  test('adds the photos of a ZIP to the players of the table, and undoes both', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    const photos = {
      name: 'foto.zip',
      mimeType: 'application/zip',
      buffer: zipOfPictures(['foto/10_filari-mario.png', 'foto/Ùgo Filari.png', 'foto/IMG_0001.png']),
    };
    await agent.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'classe.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await agent.sees('classe.csv: 2 righe');
    await agent.presses('Aggiungi le foto da uno ZIP');
    const wrong = { ...photos, buffer: zipOfPictures(['../filari.png']) };
    await agent.page.locator('input[type=file]').setInputFiles(wrong);
    await agent.sees('Lo ZIP contiene file con percorsi non ammessi');
    await agent.page.locator('input[type=file]').setInputFiles(photos);
    await agent.sees('foto.zip: assegnate 2 foto su 3');
    await agent.sees('Nessun calciatore si chiama così');
    await expectAccessible(agent.page);
    await agent.presses('Importa 2 calciatori');
    await agent.sees('2 calciatori importati');
    await agent.sees('2 foto caricate');
    await expectAccessible(agent.page);
    await agent.presses('Annulla l’importazione');
    await agent.sees('Importazione annullata: 2 calciatori rimossi');
  });

  test('reads a file on a phone and says which birth dates are years only', async () => {
    const agent = await stage.person('the agent', { viewport: { width: 390, height: 844 } });
    await agent.startsAt('/portfolio/import', 'agent@demo.test');
    await agent.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'classe.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await agent.sees('classe.csv: 2 righe');
    await agent.sees('2004, giorno non noto');
    await expectAccessible(agent.page);
    await agent.presses('Importa 2 calciatori');
    await agent.sees('2 calciatori importati');
  });
});
