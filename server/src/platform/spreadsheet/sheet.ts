/** A table of a file as it is written: no cell is understood yet. */
export interface Sheet {
  readonly name: string;
  readonly rows: { line: number; cells: string[] }[];
}

/** What a table may have at most; a wider or longer one is refused. */
export interface SheetLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxSheets: number;
}
