import { AppError } from '../app-error.ts';
import { markupParts } from './read-markup.ts';
import type { ZipArchive } from './read-zip.ts';
import type { Sheet, SheetLimits } from './sheet.ts';

const textOf = (archive: ZipArchive, name: string) => archive.content(name)?.toString('utf8') ?? null;

/** The visible sheets of an Excel workbook. Throws `TABLE_UNREADABLE`, `TABLE_TOO_LONG`. */
export function readXlsx(archive: ZipArchive, limits: SheetLimits): Sheet[] {
  const workbook = textOf(archive, 'xl/workbook.xml');
  if (workbook === null) throw new AppError('TABLE_UNREADABLE');
  const links = relationsOf(textOf(archive, 'xl/_rels/workbook.xml.rels') ?? '');
  const shared = sharedTexts(textOf(archive, 'xl/sharedStrings.xml') ?? '');
  const styles = dateStyles(textOf(archive, 'xl/styles.xml') ?? '');
  const since1904 = /<workbookPr[^>]*date1904="(?:1|true)"/.test(workbook);
  const sheets: Sheet[] = [];
  for (const part of markupParts(workbook)) {
    if (part.kind === 'text' || part.kind === 'close' || part.name.replace(/^\w+:/, '') !== 'sheet') continue;
    const state = part.attributes.get('state') ?? 'visible';
    if (state !== 'visible' || sheets.length >= limits.maxSheets) continue;
    const target = links.get(part.attributes.get('r:id') ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const content = textOf(archive, path);
    if (content === null) continue;
    const rels = textOf(archive, path.replace(/([^/]+)$/, '_rels/$1.rels'));
    const context = { shared, styles, since1904, links: relationsOf(rels ?? ''), limits };
    sheets.push({ name: part.attributes.get('name') ?? '', rows: rowsOf(content, context) });
  }
  if (sheets.length === 0) throw new AppError('TABLE_UNREADABLE');
  return sheets;
}

function relationsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of markupParts(text)) {
    if (part.kind === 'text' || part.name !== 'Relationship') continue;
    found.set(part.attributes.get('Id') ?? '', part.attributes.get('Target') ?? '');
  }
  return found;
}

/** The texts that cells share; phonetic hints are left out. */
function sharedTexts(text: string): string[] {
  const texts: string[] = [];
  let [current, inText, phonetic] = ['', false, false];
  for (const part of markupParts(text)) {
    if (part.kind === 'text') {
      if (inText && !phonetic) current += part.text;
    } else if (part.name === 'si') {
      if (part.kind === 'close' || part.kind === 'empty') texts.push(current);
      current = '';
    } else if (part.name === 't') inText = part.kind === 'open';
    else if (part.name === 'rPh') phonetic = part.kind === 'open';
  }
  return texts;
}

const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** For each cell style whether it shows a date, or a share. */
function dateStyles(text: string): ('date' | 'percent' | null)[] {
  const own = new Map<number, string>();
  const styles: ('date' | 'percent' | null)[] = [];
  let inCells = false;
  for (const part of markupParts(text)) {
    if (part.kind === 'text') continue;
    if (part.name === 'numFmt')
      own.set(Number(part.attributes.get('numFmtId')), part.attributes.get('formatCode') ?? '');
    else if (part.name === 'cellXfs') inCells = part.kind === 'open';
    else if (part.name === 'xf' && inCells && part.kind !== 'close') {
      const id = Number(part.attributes.get('numFmtId') ?? 0);
      const code = (own.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (dateFormats.has(id) || /[yd]/i.test(code)) styles.push('date');
      else styles.push(id === 9 || id === 10 || code.includes('%') ? 'percent' : null);
    }
  }
  return styles;
}

interface SheetContext {
  shared: readonly string[];
  styles: readonly ('date' | 'percent' | null)[];
  since1904: boolean;
  links: ReadonlyMap<string, string>;
  limits: SheetLimits;
}

function rowsOf(text: string, context: SheetContext): Sheet['rows'] {
  const { maxRows, maxColumns } = context.limits;
  const rows = new Map<number, string[]>();
  let [line, column, type, style, value, reads] = [0, 0, '', 0, '', false];
  const put = () => {
    const shown = shownValue(type, value, context.styles[style] ?? null, context);
    if (shown === '') return;
    if (column >= maxColumns) throw new AppError('TABLE_UNREADABLE');
    let row = rows.get(line);
    if (!row) {
      if (rows.size >= maxRows) throw new AppError('TABLE_TOO_LONG', { params: { max: maxRows } });
      row = [];
      rows.set(line, row);
    }
    while (row.length < column) row.push('');
    row[column] = shown;
  };
  for (const part of markupParts(text)) {
    if (part.kind === 'text') {
      if (reads) value += part.text;
      continue;
    }
    const { name, kind, attributes } = part;
    if (name === 'row' && kind !== 'close') {
      line = Number(attributes.get('r') ?? line + 1);
      column = -1;
    } else if (name === 'c') {
      if (kind === 'close') put();
      else {
        const reference = /^([A-Z]{1,3})\d+$/.exec(attributes.get('r') ?? '');
        column = reference ? columnNumber(reference[1] ?? '') : column + 1;
        [type, style, value] = [attributes.get('t') ?? '', Number(attributes.get('s') ?? 0), ''];
      }
    } else if (name === 'v' || name === 't') reads = kind === 'open';
    else if (name === 'mergeCell' && kind !== 'close') spreadDown(rows, attributes.get('ref') ?? '');
    else if (name === 'hyperlink' && kind !== 'close') linkCell(rows, attributes, context.links);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([at, cells]) => ({ line: at, cells: filled(cells) }));
}

/** A cell merged over several lines of one column, such as a club over its players, says the same on each of them. */
function spreadDown(rows: Map<number, string[]>, reference: string): void {
  const [, from = '', first, to, last] = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(reference) ?? [];
  if (from === '' || from !== to) return;
  const column = columnNumber(from);
  const shown = rows.get(Number(first))?.[column] ?? '';
  if (shown === '') return;
  for (const [line, row] of rows) {
    if (line <= Number(first) || line > Number(last)) continue;
    while (row.length < column) row.push('');
    row[column] ||= shown;
  }
}

/** A cell with a link to the web means its address, not the word that is shown. */
function linkCell(
  rows: Map<number, string[]>,
  attributes: ReadonlyMap<string, string>,
  links: ReadonlyMap<string, string>,
): void {
  const reference = /^([A-Z]{1,3})(\d+)/.exec(attributes.get('ref') ?? '');
  const target = links.get(attributes.get('r:id') ?? '') ?? '';
  const row = rows.get(Number(reference?.[2]));
  if (reference && row && /^https?:/i.test(target)) row[columnNumber(reference[1] ?? '')] = target;
}

function filled(cells: readonly string[]): string[] {
  return Array.from(cells, (cell) => cell ?? '');
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownValue(
  type: string,
  value: string,
  style: 'date' | 'percent' | null,
  { shared, since1904 }: SheetContext,
): string {
  if (type === 's') return (shared[Number(value)] ?? '').trim();
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if (type !== '' && type !== 'n') return value.trim();
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value.trim();
  if (style === 'date' && number >= 1 && number < 2_958_466) {
    const days = Math.floor(number) + (since1904 ? 1_462 : 0);
    return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
  }
  if (style === 'percent') return `${Math.round(number * 10_000) / 100}%`;
  // Spreadsheets keep 1.83 as 1.8300000000000001.
  return String(Number(number.toPrecision(15)));
}
