import type { PdfDocument } from '../../../platform/pdf/open-pdf.ts';

/** Something drawn at a place, of a height known before. */
export interface Piece {
  height: number;
  draw: (x: number, y: number) => void;
}

interface Column {
  x: number;
  page: number;
  y: number;
}

const top = 56;
const bottom = 62;

/**
 * Sections in columns of equal width: each is added to the column that is filled least, and goes on at the top of the
 * next page where it does not fit. A heading, the first piece, stays with the piece after it.
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
    this.#columns = columns.map((x) => ({ x, page: 0, y }));
    this.#gap = gap;
  }

  /** Turns to the last page; returns where its content ends. */
  finish(): number {
    const page = Math.max(...this.#columns.map((column) => column.page));
    this.#turnTo(page);
    return Math.max(...this.#columns.filter((column) => column.page === page).map(({ y }) => y));
  }

  add(pieces: readonly Piece[]): void {
    const column = this.#columns.reduce((best, one) => (isBefore(one, best) ? one : best));
    for (const [index, piece] of pieces.entries()) {
      const next = index === 0 ? (pieces[1]?.height ?? 0) : 0;
      if (column.y + piece.height + next > this.#document.page.height - bottom) {
        column.page += 1;
        column.y = top;
      }
      this.#turnTo(column.page);
      piece.draw(column.x, column.y);
      column.y += piece.height;
    }
    column.y += this.#gap;
  }

  #turnTo(page: number): void {
    const { count } = this.#document.bufferedPageRange();
    if (page < count) this.#document.switchToPage(page);
    else this.#document.addPage();
  }
}

function isBefore(one: Column, other: Column): boolean {
  return one.page < other.page || (one.page === other.page && one.y < other.y);
}
