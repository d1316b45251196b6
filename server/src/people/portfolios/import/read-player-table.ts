import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import {
  maxImportedColumns,
  maxImportedRows,
  maxImportedSheets,
} from '@trattativa/domain/people/import-limits';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { readSheets } from '../../../platform/spreadsheet/read-sheets.ts';

const limits = {
  maxRows: maxImportedRows,
  maxColumns: maxImportedColumns,
  maxSheets: maxImportedSheets,
};

/** Reads the cells of a file of players; nothing is stored. Throws `TABLE_UNREADABLE`, `TABLE_TOO_LONG`. */
export async function readPlayerTable(
  _services: Services,
  { input }: CallOf<typeof portfolioEndpoints.readPlayerTable>,
): Promise<OutputOf<typeof portfolioEndpoints.readPlayerTable>> {
  return {
    sheets: readSheets(Buffer.from(input.content, 'base64'), limits, { asLines: input.asLines ?? false }),
  };
}
