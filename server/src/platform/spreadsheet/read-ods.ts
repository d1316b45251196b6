import { AppError } from '../app-error.ts';
import { type MarkupPart, markupParts } from './read-markup.ts';
import type { ZipArchive } from './read-zip.ts';
import type { Sheet, SheetLimits } from './sheet.ts';

type Tag = Exclude<MarkupPart, { kind: 'text' }>;

/** The sheets of an OpenDocument table. Throws `TABLE_UNREADABLE`, `TABLE_TOO_LONG`. */
export function readOds(archive: ZipArchive, limits: SheetLimits): Sheet[] {
  const content = archive.content('content.xml')?.toString('utf8');
  if (content === undefined) throw new AppError('TABLE_UNREADABLE');
  const reader = new OdsReader(limits);
  for (const part of markupParts(content)) {
    if (part.kind === 'text') reader.text(part.text);
    else reader.tag(part);
  }
  if (reader.sheets.length === 0) throw new AppError('TABLE_UNREADABLE');
  return reader.sheets;
}

interface OdsCell {
  readonly times: number;
  readonly value: string;
  /** True below or beside the first cell of a merged area. */
  readonly covered: boolean;
  /** The lines over which a cell of one column is merged. */
  readonly lines: number;
  shown: string;
  link: string;
}

/** Follows the tags of the content, and repeats rows and cells as the file says, up to the limits. */
class OdsReader {
  readonly sheets: Sheet[] = [];
  readonly #limits: SheetLimits;
  #rows: Sheet['rows'] = [];
  #line = 0;
  #rowTimes = 1;
  #cells: string[] = [];
  #cell: OdsCell | null = null;
  /** What a cell merged over several lines says, by its column, and the last of these lines. */
  readonly #merged = new Map<number, { value: string; last: number }>();
  #inNote = 0;
  #inText = 0;

  constructor(limits: SheetLimits) {
    this.#limits = limits;
  }

  text(text: string): void {
    if (this.#cell && this.#inText > 0 && this.#inNote === 0) this.#cell.shown += text;
  }

  tag(part: Tag): void {
    const opens = part.kind !== 'close';
    const closes = part.kind !== 'open';
    if (part.name === 'table:table') this.#table(part);
    else if (part.name === 'table:table-row') {
      if (opens) this.#openRow(part);
      if (closes) this.#closeRow();
    } else if (part.name === 'table:table-cell' || part.name === 'table:covered-table-cell') {
      if (opens) this.#openCell(part);
      if (closes) this.#closeCell();
    } else if (part.name === 'office:annotation')
      this.#inNote += part.kind === 'open' ? 1 : part.kind === 'close' ? -1 : 0;
    else if (part.name === 'text:p') this.#paragraph(part);
    else if (part.kind !== 'close' && this.#cell && this.#inNote === 0) this.#inline(part);
  }

  #table(part: Tag): void {
    if (part.kind !== 'open' || this.sheets.length >= this.#limits.maxSheets) return;
    this.#rows = [];
    this.#line = 0;
    this.#merged.clear();
    this.sheets.push({ name: part.attributes.get('table:name') ?? '', rows: this.#rows });
  }

  #openRow({ attributes }: Tag): void {
    this.#rowTimes = Number(attributes.get('table:number-rows-repeated') ?? 1) || 1;
    this.#cells = [];
  }

  #closeRow(): void {
    while (this.#cells.at(-1) === '') this.#cells.pop();
    if (this.#cells.length > 0) {
      if (this.#rows.length + this.#rowTimes > this.#limits.maxRows)
        throw new AppError('TABLE_TOO_LONG', { params: { max: this.#limits.maxRows } });
      for (let time = 1; time <= this.#rowTimes; time += 1)
        this.#rows.push({ line: this.#line + time, cells: [...this.#cells] });
    }
    this.#line += this.#rowTimes;
  }

  #openCell({ name, attributes }: Tag): void {
    const date = attributes.get('office:date-value')?.slice(0, 10);
    const type = attributes.get('office:value-type') ?? '';
    const number = type === 'float' || type === 'currency' ? attributes.get('office:value') : undefined;
    this.#cell = {
      times: Number(attributes.get('table:number-columns-repeated') ?? 1) || 1,
      value: date ?? number ?? '',
      shown: '',
      link: '',
      covered: name === 'table:covered-table-cell',
      lines:
        Number(attributes.get('table:number-columns-spanned') ?? 1) === 1
          ? Number(attributes.get('table:number-rows-spanned') ?? 1) || 1
          : 1,
    };
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (!cell) return;
    const value = cell.link || cell.value || cell.shown.trim();
    const max = this.#limits.maxColumns;
    if (this.#cells.length + cell.times > max) {
      // Sheets end with one empty cell repeated to their last column.
      if (value !== '') throw new AppError('TABLE_UNREADABLE');
      return;
    }
    // A cell merged over several lines of one column, such as a club over its players, says the same on each of them.
    if (value !== '' && cell.lines > 1)
      this.#merged.set(this.#cells.length, { value, last: this.#line + cell.lines });
    for (let time = 0; time < cell.times; time += 1) {
      const over = cell.covered && value === '' ? this.#merged.get(this.#cells.length) : undefined;
      this.#cells.push(over && this.#line < over.last ? over.value : value);
    }
  }

  #paragraph(part: Tag): void {
    if (!this.#cell || this.#inNote > 0) return;
    if (part.kind === 'open') {
      this.#inText += 1;
      if (this.#cell.shown !== '') this.#cell.shown += '\n';
    } else if (part.kind === 'close') this.#inText -= 1;
  }

  #inline({ name, attributes }: Tag): void {
    if (!this.#cell) return;
    if (name === 'text:s')
      this.#cell.shown += ' '.repeat(Math.min(Number(attributes.get('text:c') ?? 1) || 1, 100));
    else if (name === 'text:tab') this.#cell.shown += ' ';
    else if (name === 'text:line-break') this.#cell.shown += '\n';
    else if (name === 'text:a') {
      const target = attributes.get('xlink:href') ?? '';
      if (/^https?:/i.test(target)) this.#cell.link = target;
    }
  }
}
