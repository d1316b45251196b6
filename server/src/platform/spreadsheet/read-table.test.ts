import { describe, expect, it } from 'vitest';
import { foldHeader, readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function rowsOf(bytes: Uint8Array, maxRows = 100) {
  const rows: [number, Record<string, string> | null][] = [];
  for (const { line, cells } of readTable(bytes, { maxRows }))
    rows.push([line, cells && Object.fromEntries(cells)]);
  return rows;
}

describe('a table read from a file', () => {
  it.each([';', ',', '\t', '|'])('detects its delimiter: %j', (sign) => {
    const text = `Nome${sign}Città${sign}Note\r\nVirtus${sign}Forlì${sign}"a;b,c|d"\r\n\r\nOlimpia${sign}${sign}\r\n`;
    expect(rowsOf(utf8(text))).toEqual([
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
  ])('is read in any encoding: %s', (_name, bytes) => {
    expect(rowsOf(bytes)).toEqual([[2, { citta: 'Forlì' }]]);
  });

  it('may be JSON: nested lists are joined, nested objects skipped', () => {
    const items = [
      { Name: ' Virtus ', founded: 1911, aliases: ['A', 'B'], deep: { er: [[1]] }, none: null },
      7,
    ];
    expect(rowsOf(utf8(JSON.stringify(items)))).toEqual([
      [1, { name: 'Virtus', founded: '1911', aliases: 'A, B', deep: '', none: '' }],
      [2, null],
    ]);
  });

  it('keeps unusual names intact', () => {
    expect(rowsOf(utf8('__proto__;constructor\na;b\n'))).toEqual([[2, { proto: 'a', constructor: 'b' }]]);
  });

  it('reports an unreadable row and loses none before or after it', () => {
    const text = 'name,city\nVirtus,Forlì\n"Olimpia,Roma\nnever closed,x\nAlba,Bari,out of place\nAudace,\n';
    expect(rowsOf(utf8(text))).toEqual([
      [2, { name: 'Virtus', city: 'Forlì' }],
      [3, null],
      [4, { name: 'never closed', city: 'x' }],
      [5, null],
      [6, { name: 'Audace', city: '' }],
    ]);
  });

  it('accepts mixed line endings, multi-line cells and quotes inside cells', () => {
    const text = 'a;b\r\n1;"two\r\nlines"\r3;say "so"\n4; "x ""y""" ;\n5;"sixty-six" metres"';
    expect(rowsOf(utf8(text))).toEqual([
      [2, { a: '1', b: 'two\r\nlines' }],
      [4, { a: '3', b: 'say "so"' }],
      [5, { a: '4', b: 'x "y"' }],
      [6, { a: '5', b: 'sixty-six" metres' }],
    ]);
  });

  it("honours Excel's sep= line and keeps two columns of one name apart", () => {
    expect(rowsOf(utf8('sep=,\r\nNome,nome;\r\nIvo,Ada\r\n'))).toEqual([
      [3, { nome: 'Ivo', 'nome 2': 'Ada' }],
    ]);
  });

  it('includes JSON columns that only a later item has', () => {
    expect(rowsOf(utf8('[{"name":"A"},{"phone":"1"}]'))).toEqual([
      [1, { name: 'A', phone: '' }],
      [2, { name: '', phone: '1' }],
    ]);
  });

  it('marks a broken byte instead of switching the encoding', () => {
    const bytes = Buffer.concat([Buffer.from('città\nForlì è\n'), Buffer.from([0xc3]), Buffer.from('x\n')]);
    expect(rowsOf(bytes)).toEqual([
      [2, { citta: 'Forlì è' }],
      [3, { citta: '\uFFFDx' }],
    ]);
  });

  it('is fast on input made to be slow', () => {
    const started = performance.now();
    expect(rowsOf(utf8(`a;b\n${'"x\n'.repeat(20_000)}`), 20_000)).toHaveLength(20_000);
    expect(rowsOf(utf8(`a\n${`${'x'.repeat(400)}\n`.repeat(20_000)}`), 20_000)).toHaveLength(20_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each([
    ['nothing', utf8('')],
    ['blanks', utf8(' \n ')],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ['broken JSON', utf8('[{"name": ')],
    ['JSON that is no list', utf8('{"name":"x"}')],
    ['a header without a name', utf8(';;\n')],
    ['too many columns', utf8(`${Array.from({ length: 201 }, (_, n) => `c${n}`).join(';')}\n`)],
  ])('refuses other content: %s', (_name, bytes) => {
    expect(() => rowsOf(bytes)).toThrow(expect.objectContaining({ code: 'TABLE_UNREADABLE' }));
  });

  it('refuses a file with too many rows', () => {
    expect(() => rowsOf(utf8('a\n1\n2\n3\n'), 2)).toThrow(
      expect.objectContaining({ code: 'TABLE_TOO_LONG', params: { max: 2 } }),
    );
  });

  it('compares headers without accents, case, blanks and punctuation', () => {
    expect(['Città ', 'E-Mail', 'Année de fondation', 'foundation_year'].map(foldHeader)).toEqual([
      'citta',
      'email',
      'anneedefondation',
      'foundationyear',
    ]);
  });
});
