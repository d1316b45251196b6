import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { wireName } from '@trattativa/contract/wire-names';
import { formatNumber } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { fieldErrorText } from '../../platform/error-text.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { readTable } from '../../platform/spreadsheet/read-table.ts';
import { findUnknown, type ImportedTeam, insertImported, lockImports } from './import.repository.ts';
import { unknownHeaders } from './import-columns.ts';
import { type RowProblem, readImportRow } from './import-row.ts';
import { listTeamAudience } from './team-writes.repository.ts';

const maxRows = 20_000;
const maxProblems = 200;
const sampleSize = 20;

interface Problem {
  line: number;
  field: string;
  code: RowProblem['code'] | 'unreadableRow';
  text: string;
}

/**
 * Previews the import of a file of clubs as not-registered records or, with `apply`, imports it. Every row is
 * counted as added, known already, or bad with the reasons; bad rows do not block the others, and a second
 * run adds nothing. Throws `TABLE_UNREADABLE`, `TABLE_TOO_LONG`.
 */
export async function importTeams(services: Services, call: CallOf<typeof teamEndpoints.importTeams>) {
  const { actor, input, language } = call;
  const at = services.clock.now();
  const good: ImportedTeam[] = [];
  const problems: Problem[] = [];
  let ignored: string[] | null = null;
  let rows = 0;
  let bad = 0;
  for (const { line, cells } of readTable(Buffer.from(input.content, 'base64'), { maxRows })) {
    rows += 1;
    if (cells) ignored ??= unknownHeaders(cells);
    const read = cells && readImportRow(cells);
    if (read?.fields) good.push({ line, fields: read.fields });
    else {
      bad += 1;
      if (problems.length < maxProblems) problems.push(...presentProblems(language, line, read?.problems));
    }
  }
  const fresh = await services.db.transaction().execute(async (tx) => {
    if (input.apply) await lockImports(tx);
    const unknown = await findUnknown(tx, good);
    const added = good.filter(({ line }) => unknown.has(line));
    if (!input.apply || added.length === 0) return added;
    await insertImported(tx, added, { actorId: actor.accountId, at });
    await recordEvent(tx, {
      type: 'team.imported',
      data: { added: added.length },
      // Concerns no single club: notifies staff and premium agents.
      recipients: await listTeamAudience(tx, 0),
      actorId: actor.accountId,
      at,
    });
    return added;
  });
  return {
    message: input.apply
      ? translate(language, 'teams:message.imported', {
          count: fresh.length,
          number: formatNumber(language, fresh.length),
        })
      : '',
    applied: input.apply,
    rows,
    added: fresh.length,
    known: good.length - fresh.length,
    bad,
    ignored: (ignored ?? []).slice(0, 50),
    problems: problems.slice(0, maxProblems),
    sample: fresh.slice(0, sampleSize).map(({ fields }) => ({
      name: fields.name,
      city: fields.city,
      country: fields.country,
      region: fields.region ?? null,
      category: fields.category ?? null,
      level: fields.level ?? null,
      leagueName: fields.league_name ?? '',
    })),
  };
}

/** The problems of a row in the language of the reader; without problems the row was unreadable. */
function presentProblems(
  language: Language,
  line: number,
  problems: readonly RowProblem[] | undefined,
): Problem[] {
  if (!problems)
    return [
      { line, field: '', code: 'unreadableRow', text: translate(language, 'teams:import.unreadableRow') },
    ];
  return problems.map(({ field, code, params }) => ({
    line,
    field: wireName(field),
    code,
    text: fieldErrorText(language, code, params),
  }));
}
