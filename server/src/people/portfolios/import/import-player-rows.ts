import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { wireName } from '@trattativa/contract/wire-names';
import { foldWord } from '@trattativa/domain/people/import/words/fold-word';
import { maxBadRows, undoImportHours } from '@trattativa/domain/people/import-limits';
import { formatNumber } from '@trattativa/texts/formats';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, dayOf } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { fieldErrorText } from '../../../platform/error-text.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import type { Services } from '../../../platform/services.ts';
import { addCareerEntries } from '../../player-career/add-career-entries.ts';
import { entererOf } from '../../player-career/figure-fields.ts';
import { MinorsEnteredAgain } from '../../players/minors-entered-again.ts';
import { AddedPlayers } from '../../players/portfolio/added-players.ts';
import { type PortfolioOwner, portfolioFrom } from '../../players/portfolio/portfolio-owner.ts';
import { findKnownPeople, ownerExists } from '../../players/portfolio/portfolio-records.repository.ts';
import { type FindRefusedFee, refusedFeesOf } from '../refused-fees.ts';
import { type ImportedCareerEntry, importedCareerEntries } from './imported-career-entries.ts';
import { type ImportedRow, importedRow } from './imported-row.ts';
import { insertPlayerImport } from './player-imports.repository.ts';

type Answer = OutputOf<typeof portfolioEndpoints.importPlayerRows>;
type GoodRow = {
  line: number;
  fields: NonNullable<ImportedRow['fields']>;
  careerEntries: readonly ImportedCareerEntry[];
};

/** Rows that are inserted together, which limits the parameters of a statement. */
const chunkSize = 500;

/**
 * Adds the players of a table, or says what would come of it. A refused cell stays empty and is told; duplicates are left
 * out unless they are asked for. Throws `SUBJECT_MISMATCH`, `NOT_FOUND` (the owner does not exist).
 */
export async function importPlayerRows(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.importPlayerRows>,
): Promise<Answer> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  const owner = portfolioFrom(actor, input);
  if (!owner) throw new AppError('SUBJECT_MISMATCH');
  if (!(await ownerExists(services.db, owner))) throw new AppError('NOT_FOUND');
  const answer: Answer = {
    message: '',
    applied: input.apply,
    importId: null,
    undoUntil: null,
    added: 0,
    duplicates: [],
    refused: [],
    nameless: [],
    players: [],
  };
  const good: GoodRow[] = [];
  const read = input.rows.map(({ values }) => importedRow(values, dayOf(at)));
  const people = read.map(({ fields }) => fields);
  const minors = await new MinorsEnteredAgain(owner, actor, dayOf(at)).among(services.db, people);
  const findRefusedFee = await refusedFeesOf(services, services.db, owner, language);
  for (const [place, { line, careerEntries: lines = [] }] of input.rows.entries()) {
    const born = withoutRefusedBirth(read[place] as ImportedRow, minors.has(place));
    const row = withoutRefusedFee(born, findRefusedFee);
    const { fields } = row;
    const { careerEntries, refused } = importedCareerEntries(lines);
    for (const cell of [...row.refused.map((one) => ({ ...one, line })), ...refused]) {
      if (answer.refused.length >= maxBadRows) break;
      answer.refused.push({
        line: cell.line,
        field: wireName(cell.field),
        code: cell.code,
        text: fieldErrorText(language, cell.code, cell.params),
      });
    }
    if (fields) good.push({ line, fields, careerEntries });
    else answer.nameless.push(line);
  }
  const taken = new Set(input.takenDuplicates);
  const isTaken = (line: number) => input.withDuplicates === true || taken.has(line);
  if (!input.apply) {
    const added = await withoutDuplicates(services.db, owner, good, isTaken, answer);
    return { ...answer, added: added.length };
  }
  return createOnce(services, call, async (tx) => {
    answer.duplicates = [];
    const added = await withoutDuplicates(tx, owner, good, isTaken, answer);
    if (added.length > 0) {
      answer.importId = await insertPlayerImport(tx, at);
      answer.undoUntil = addDays(at, undoImportHours / 24).toISOString();
      answer.players = await addRows(tx, owner, added, {
        importId: answer.importId,
        actor,
        at,
      });
    }
    answer.added = added.length;
    answer.message = translate(language, 'player-import:done', {
      count: added.length,
      number: formatNumber(language, added.length),
    });
    return answer;
  });
}

/** The row without a birth date that would make an adult of a minor: whoever has none is protected like one. */
function withoutRefusedBirth(row: ImportedRow, isMinor: boolean): ImportedRow {
  if (!row.fields || !isMinor) return row;
  return {
    fields: { ...row.fields, born_date: null, born_year: null },
    refused: [...row.refused, { field: 'bornDate', code: 'staysMinor', params: {} }],
  };
}

/** The row without a commission that a minor is protected from. */
function withoutRefusedFee(row: ImportedRow, findRefusedFee: FindRefusedFee): ImportedRow {
  const fee = row.fields && findRefusedFee(row.fields);
  if (!row.fields || !fee) return row;
  const cells = fee.fields.map((field) => ({ field, code: 'minorProtected' as const, params: fee.params }));
  return {
    fields: { ...row.fields, commission_fee_min_cents: null, commission_fee_max_cents: null },
    refused: [...row.refused, ...cells],
  };
}

async function addRows(
  tx: Transaction,
  owner: PortfolioOwner,
  rows: readonly GoodRow[],
  { importId, actor, at }: { importId: number; actor: Actor; at: Date },
): Promise<Answer['players']> {
  const players = new AddedPlayers(tx, owner, { actorId: actor.accountId, at });
  const by = { by: entererOf(actor), at };
  const made: Answer['players'] = [];
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    const ids = await players.add(chunk.map(({ fields }) => ({ ...fields, import_id: importId })));
    for (const [place, { line }] of chunk.entries()) made.push({ line, playerId: ids[place] ?? 0 });
    await addCareerEntries(
      tx,
      chunk.flatMap(({ careerEntries }, place) =>
        careerEntries.map(({ input, source }) => ({
          playerId: ids[place] ?? 0,
          input,
          by: { ...by, source },
        })),
      ),
    );
  }
  await players.record();
  return made;
}

/** The rows to add; the others are named in the answer. */
async function withoutDuplicates(
  db: Queryable,
  owner: PortfolioOwner,
  rows: readonly GoodRow[],
  isTaken: (line: number) => boolean,
  answer: Answer,
): Promise<GoodRow[]> {
  const dated = rows.flatMap(({ fields }, place) =>
    fields.born_date ? [{ name: `${fields.name} ${fields.surname}`, bornDate: fields.born_date, place }] : [],
  );
  const known = new Set(
    [...(await findKnownPeople(db, owner, dated))].map((index) => dated[index]?.place ?? -1),
  );
  const people = new Set<string>();
  const added: GoodRow[] = [];
  for (const [place, row] of rows.entries()) {
    const { name, surname, born_date, born_year } = row.fields;
    const person = `${foldWord(`${name} ${surname}`)} ${born_date ?? born_year ?? ''}`;
    const repeats = (born_date !== null || born_year !== null) && people.has(person);
    people.add(person);
    const where = repeats ? 'file' : known.has(place) ? 'portfolio' : null;
    if (where) answer.duplicates.push({ line: row.line, where });
    if (!where || isTaken(row.line)) added.push(row);
  }
  return added;
}
