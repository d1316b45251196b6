import type { PdfDocument } from '../../platform/pdf/open-pdf.ts';

/** Something drawn at a place, of a height known before. */
export interface Piece {
  height: number;
  draw: (x: number, y: number) => void;
}

interface Column {
  x: number;
  y: number;
}

const top = 56;
const bottom = 62;

/**
 * Sections in columns of equal width: each is added to the column with more room, and goes on at the top of a new page
 * where it does not fit. A heading, the first piece, stays with the piece after it.
 */
export class PageFlow {
  readonly #document: PdfDocument;
  readonly #columns: Column[];
  readonly #gap: number;

  constructor(
    document: PdfDocument,
    { y, columns, gap }: { y: number; columns: readonly number[]; gap: number },
  ) {
    this.#document = document;
    this.#columns = columns.map((x) => ({ x, y }));
    this.#gap = gap;
  }

  /** The lowest end of what was drawn on this page. */
  get end(): number {
    return Math.max(...this.#columns.map(({ y }) => y));
  }

  add(pieces: readonly Piece[]): void {
    const [heading, first] = pieces;
    const least = (heading?.height ?? 0) + (first?.height ?? 0);
    const whole = pieces.reduce((sum, { height }) => sum + height, 0);
    let column = this.#roomiest();
    if (!this.#fits(column, whole) && (whole <= this.#pageHeight || !this.#fits(column, least)))
      column = this.#newPage(column);
    for (const [index, piece] of pieces.entries()) {
      if (index > 1 && !this.#fits(column, piece.height)) column = this.#newPage(column);
      piece.draw(column.x, column.y);
      column.y += piece.height;
    }
    column.y += this.#gap;
  }

  get #lowest(): number {
    return this.#document.page.height - bottom;
  }

  get #pageHeight(): number {
    return this.#lowest - top;
  }

  #fits({ y }: Column, height: number): boolean {
    return y + height <= this.#lowest;
  }

  #roomiest(): Column {
    return this.#columns.reduce((best, column) => (column.y < best.y ? column : best));
  }

  #newPage(column: Column): Column {
    this.#document.addPage();
    for (const one of this.#columns) one.y = top;
    return column;
  }
}
