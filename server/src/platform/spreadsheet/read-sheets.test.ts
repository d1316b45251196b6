import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { readSheets } from './read-sheets.ts';
import { ZipArchive } from './read-zip.ts';

const limits = { maxRows: 100, maxColumns: 20, maxSheets: 5 };

/** An archive as any program writes it; `claimed` is the size that its directory states. */
function zipOf(entries: readonly { name: string; content: Buffer; claimed?: number }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimed, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, title]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

const refusal = (bytes: Buffer) => {
  try {
    readSheets(bytes, limits);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe('an archive that grows when it is opened', () => {
  const small = Buffer.from('<a/>');

  it('is opened up to its limits, whatever its directory says', () => {
    const bomb = zipOf([
      { name: 'small', content: small },
      { name: 'bomb', content: Buffer.alloc(5_000_000), claimed: 10 },
    ]);
    expect(bomb.length).toBeLessThan(10_000);
    const archive = ZipArchive.open(bomb, {
      maxEntries: 5,
      maxEntryBytes: 1_000_000,
      maxTotalBytes: 2_000_000,
    });
    expect(archive?.content('small')).toEqual(small);
    expect(archive?.content('bomb')).toBeNull();
  });

  it('is refused as a table', () => {
    const sheet = Buffer.alloc(70_000_000, ' ');
    expect(refusal(zipOf([{ name: 'content.xml', content: sheet, claimed: 10 }]))).toBe('TABLE_UNREADABLE');
  });

  it('may not have more entries than a workbook needs', () => {
    const entries = Array.from({ length: 2_001 }, (_, at) => ({ name: `entry ${at}`, content: small }));
    expect(refusal(zipOf(entries))).toBe('TABLE_UNREADABLE');
  });

  it('is refused when it is broken or holds no table', () => {
    const whole = zipOf([{ name: 'other.xml', content: small }]);
    expect(refusal(whole)).toBe('TABLE_UNREADABLE');
    expect(refusal(whole.subarray(0, whole.length - 10))).toBe('TABLE_UNREADABLE');
  });
});

describe('merged cells of an OpenDocument table', () => {
  it('say the same on every line of their column, and only there', () => {
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const cell = (text: string, merged = '') =>
      `<table:table-cell${merged}><text:p>${text}</text:p></table:table-cell>`;
    const covered = '<table:covered-table-cell/>';
    const content = `<table:table table:name="Rosa">${[
      row(cell('Club'), cell('Name')),
      row(cell('Vado', ' table:number-rows-spanned="2"'), cell('Rossi')),
      row(covered, cell('Verdi')),
      row('<table:table-cell/>', cell('Bruni')),
      row(cell('Liberi', ' table:number-columns-spanned="2" table:number-rows-spanned="2"'), covered),
      row(covered, covered),
    ].join('')}</table:table>`;
    const [sheet] = readSheets(zipOf([{ name: 'content.xml', content: Buffer.from(content) }]), limits);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['Club', 'Name'],
      ['Vado', 'Rossi'],
      ['Vado', 'Verdi'],
      ['', 'Bruni'],
      ['Liberi'],
    ]);
  });
});

describe('a text table', () => {
  const cellsOf = (text: string, options = {}) =>
    readSheets(Buffer.from(text), limits, options)[0]?.rows.map(({ cells }) => cells);

  it('keeps its lines whole where the best sign stands in fewer than half of them', () => {
    const lines = ['Rossi - 2001 - ala', 'Neri - 2003 - ala', 'Bruni - 2004 - ala, anche punta'];
    expect(cellsOf(lines.join('\n'))).toEqual(lines.map((line) => [line]));
  });

  it('is read line by line for who says how it is parted, quotes and all', () => {
    const lines = ['Nome,Altezza', 'Rossi Mario,"1,82"'];
    expect(cellsOf(lines.join('\n'))).toEqual([
      ['Nome', 'Altezza'],
      ['Rossi Mario', '1,82'],
    ]);
    expect(cellsOf(lines.join('\n'), { asLines: true })).toEqual(lines.map((line) => [line]));
  });
});
