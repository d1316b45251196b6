import type { NegotiationItem } from '@trattativa/contract/negotiations/negotiation';
import type { TFunction } from 'i18next';
import { now } from '../platform/clock/clock.ts';
import { type CsvCell, toCsv } from '../players/to-csv.ts';
import { saveFile } from '../ui/save-file.ts';
import type { NegotiationsQuery } from './negotiation-keys.ts';
import { readWholeList } from './negotiations.queries.ts';
import { proposedName } from './proposed-person.ts';

type Words = TFunction<['negotiations', 'catalogue', 'countries']>;

function roleOf({ player, staffMember }: NegotiationItem, t: Words): string {
  if (player) return player.principalRole === null ? '' : t(`catalogue:playerRole.${player.principalRole}`);
  return staffMember?.role == null ? '' : t(`catalogue:coachingStaffRole.${staffMember.role}`);
}

const columns: readonly [field: string, cell: (item: NegotiationItem, t: Words) => CsvCell][] = [
  ['person', proposedName],
  ['role', roleOf],
  ['club', ({ team }) => team.name],
  ['country', ({ team }, t) => t(`countries:${team.country}`)],
  ['proposer', ({ proposer }) => [proposer.name, proposer.society].filter(Boolean).join(', ')],
  ['level', ({ level }, t) => t(`catalogue:level.${level}`)],
  [
    'status',
    ({ status, cause }, t) => (cause ? t(`negotiations:cause.${cause}`) : t(`negotiations:status.${status}`)),
  ],
  ['reason', ({ reasonCode }, t) => (reasonCode ? t(`negotiations:reason.${reasonCode}`) : '')],
  ['turn', ({ turn }, t) => (turn ? t(`negotiations:turn.waits.${turn}`) : '')],
  ['since', ({ turn, waitingSince }) => (turn ? new Date(waitingSince) : '')],
  ['price', ({ price }) => price],
  ['created', ({ createdAt }) => new Date(createdAt)],
  ['changed', ({ changedAt }) => new Date(changedAt)],
];

/** Saves the whole filtered list as a CSV file; answers how many negotiations are in it. Throws ApiError. */
export async function saveNegotiationsCsv(
  query: NegotiationsQuery,
  t: Words,
  language: string,
): Promise<number> {
  const items = await readWholeList(query);
  const rows = [
    columns.map(([field]) => t(`negotiations:field.${field}`)),
    ...items.map((item) => columns.map(([, cell]) => cell(item, t))),
  ];
  // A comma is decimal in six of the seven languages, so that their spreadsheets part columns by semicolons.
  const csv = toCsv(rows, language === 'en' ? ',' : ';');
  saveFile(csv, `${t('negotiations:list.fileName')}-${now().toISOString().slice(0, 10)}.csv`);
  return items.length;
}
