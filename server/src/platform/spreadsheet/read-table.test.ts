import { describe, expect, it } from 'vitest';
import { foldHeader, readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function rowsOf(bytes: Uint8Array, mostRows = 100) {
  const rows: [number, Record<string, string> | null][] = [];
  for await (const { line, cells } of readTable(bytes, { mostRows }))
    rows.push([line, cells && Object.fromEntries(cells)]);
  return rows;
}

describe('a table read from a file', () => {
  it.each([';', ',', '\t', '|'])('finds its delimiter: %j', async (sign) => {
    const text = `Nome${sign}Città${sign}Note\r\nVirtus${sign}Forlì${sign}"a;b,c|d"\r\n\r\nOlimpia${sign}${sign}\r\n`;
    expect(await rowsOf(utf8(text))).toEqual([
      [2, { nome: 'Virtus', citta: 'Forlì', note: 'a;b,c|d' }],
      [4, { nome: 'Olimpia', citta: '', note: '' }],
    ]);
  });

  it.each([
    ['UTF-8', utf8('Città\nForlì\n')],
    ['UTF-8 with a mark', utf8('\uFEFFCittà\nForlì\n')],
    ['UTF-16, little end first', new Uint8Array(Buffer.from('\uFEFFCittà\nForlì\n', 'utf16le'))],
    ['UTF-16, big end first', new Uint8Array(Buffer.from('\uFEFFCittà\nForlì\n', 'utf16le').swap16())],
    ['Windows-1252', new Uint8Array(Buffer.from('Città\nForlì\n', 'latin1'))],
  ])('is read whatever it is written in: %s', async (_name, bytes) => {
    expect(await rowsOf(bytes)).toEqual([[2, { citta: 'Forlì' }]]);
  });

  it('takes JSON too, lists inside joined, things inside left out', async () => {
    const items = [
      { Name: ' Virtus ', founded: 1911, aliases: ['A', 'B'], deep: { er: [[1]] }, none: null },
      7,
    ];
    expect(await rowsOf(utf8(JSON.stringify(items)))).toEqual([
      [1, { name: 'Virtus', founded: '1911', aliases: 'A, B', deep: '', none: '' }],
      [2, null],
    ]);
  });

  it('keeps names that a careless reader would trip over', async () => {
    expect(await rowsOf(utf8('__proto__;constructor\na;b\n'))).toEqual([
      [2, { proto: 'a', constructor: 'b' }],
    ]);
  });

  it('says which row cannot be read and loses none before it', async () => {
    const rows = await rowsOf(utf8('name,city\nVirtus,Forlì\n"Olimpia,Roma\nnever closed,x\n'));
    expect(rows[0]).toEqual([2, { name: 'Virtus', city: 'Forlì' }]);
    expect(rows.slice(1).map(([, cells]) => cells)).toEqual([null]);
  });

  it.each([
    ['nothing', utf8('')],
    ['blanks', utf8(' \n ')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['broken JSON', utf8('[{"name": ')],
    ['JSON that is no list', utf8('{"name":"x"}')],
    ['a header without a name', utf8(';;\na;b;c')],
    ['too many columns', utf8(`${Array.from({ length: 201 }, (_, n) => `c${n}`).join(';')}\n`)],
  ])('refuses what is none: %s', async (_name, bytes) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ code: 'TABLE_UNREADABLE' });
  });

  it('refuses a file with more rows than are taken', async () => {
    await expect(rowsOf(utf8('a\n1\n2\n3\n'), 2)).rejects.toMatchObject({
      code: 'TABLE_TOO_LONG',
      params: { max: 2 },
    });
  });

  it('compares headers without accents, case, blanks and signs', () => {
    expect(['Città ', 'E-Mail', 'Année de fondation', 'foundation_year'].map(foldHeader)).toEqual([
      'citta',
      'email',
      'anneedefondation',
      'foundationyear',
    ]);
  });
});
