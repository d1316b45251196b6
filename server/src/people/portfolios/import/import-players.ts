import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { maxImportedRows } from '@trattativa/domain/people/import-limits';
import { formatNumber } from '@trattativa/texts/formats';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { readTable } from '../../../platform/spreadsheet/read-table.ts';
import { addCareerEntries } from '../../player-career/add-career-entries.ts';
import { entererOf } from '../../player-career/figure-fields.ts';
import { MinorsEnteredAgain } from '../../players/minors-entered-again.ts';
import { AddedPlayers } from '../../players/portfolio/added-players.ts';
import { type PortfolioOwner, portfolioFrom } from '../../players/portfolio/portfolio-owner.ts';
import { findKnownPeople, ownerExists } from '../../players/portfolio/portfolio-records.repository.ts';
import { refusedFeesOf } from '../refused-fees.ts';
import { type GoodRow, ImportReport } from './import-report.ts';

/** Rows that are looked up and inserted together, which limits memory. */
const chunkSize = 500;

/**
 * Previews the import of a file of players into a portfolio or, with `apply`, imports it in one transaction.
 * Bad rows and duplicates are reported and do not block the others. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`
 * (the owner does not exist), `TABLE_UNREADABLE`, `TABLE_TOO_LONG`.
 */
export async function importPlayers(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.importPlayers>,
) {
  const { actor, input, language } = call;
  const at = services.clock.now();
  const owner = portfolioFrom(actor, input);
  if (!owner) throw new AppError('SUBJECT_MISMATCH');
  if (!(await ownerExists(services.db, owner))) throw new AppError('NOT_FOUND');
  if (!input.apply) {
    const fees = await refusedFeesOf(services, services.db, owner, language);
    const report = new ImportReport(language, dayOf(at), fees);
    await readRows(services, services.db, call, owner, report, async () => {});
    return report.present('', false);
  }
  const report = await createOnce(services, call, async (tx) => {
    const fees = await refusedFeesOf(services, tx, owner, language);
    const counted = new ImportReport(language, dayOf(at), fees);
    const players = new AddedPlayers(tx, owner, { actorId: actor.accountId, at });
    const by = { by: entererOf(actor), at };
    await readRows(services, tx, call, owner, counted, async (rows) => {
      const ids = await players.add(rows.map(({ fields }) => fields));
      await addCareerEntries(
        tx,
        rows.flatMap(({ careerEntries }, place) =>
          careerEntries.map((one) => ({
            playerId: ids[place] ?? 0,
            input: one.input,
            by: { ...by, source: one.source },
          })),
        ),
      );
    });
    await players.record();
    return counted;
  });
  return report.present(
    translate(language, 'player-import:done', {
      count: report.added,
      number: formatNumber(language, report.added),
    }),
    true,
  );
}

/** Reads the file in chunks; `take` receives the records of each chunk to add. */
async function readRows(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  { actor, input }: CallOf<typeof portfolioEndpoints.importPlayers>,
  owner: PortfolioOwner,
  report: ImportReport,
  take: (rows: readonly GoodRow[]) => Promise<void>,
): Promise<void> {
  const { content, withDuplicates = false } = input;
  const again = new MinorsEnteredAgain(owner, actor, dayOf(clock.now()));
  const flush = async (last: boolean) => {
    const read = report.takeChunk({ last });
    const people = read.map(({ fields }) => fields);
    const chunk = report.refuseMinors(read, await again.among(db, people));
    const dated = chunk.flatMap((row, place) =>
      row.bornDate ? [{ ...row, bornDate: row.bornDate, place }] : [],
    );
    const known = await findKnownPeople(db, owner, dated);
    const places = new Set([...known].map((index) => dated[index]?.place ?? -1));
    const added = report.selectNew(chunk, places, withDuplicates);
    if (added.length > 0) await take(added);
  };
  for (const row of readTable(Buffer.from(content, 'base64'), { maxRows: maxImportedRows })) {
    if (report.read(row) > chunkSize) await flush(false);
  }
  await flush(true);
}
