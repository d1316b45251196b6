import type { Request } from '@trattativa/contract/market/requests/request';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { PlayerWords } from '../../people/players.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import type { RequestWords } from './use-request-words.ts';

interface Words {
  player: PlayerWords;
  request: RequestWords;
  t: TextsOf<['requests', 'catalogue', 'ui']>;
}

const orNull = <Value>(value: Value | null, word: (value: Value) => string) =>
  value === null ? null : word(value);

type Column = readonly [field: string, cell: (request: Request, words: Words) => CsvCell];

/** The columns of the exported list, as the form names them, in its order. */
const columns = [
  ['club', ({ team }) => team.name],
  ['status', ({ status }, { t }) => t(`catalogue:requestStatus.${status}`)],
  ['delivery', ({ delivery }, { t }) => delivery && t('requests:delivery.viewedBy', { ...delivery })],
  ['role', ({ role }, { player }) => player.role(role)],
  ['level', ({ level }, { player }) => player.level(level)],
  ['city', ({ city }) => city],
  ['country', ({ country }, { player }) => player.country(country)],
  ['address', ({ address }) => address],
  ['overAge', ({ overAge }) => overAge],
  ['underAge', ({ underAge }) => underAge],
  ['monthlyOffer', ({ monthlyOffer }) => monthlyOffer],
  ['refundRange', ({ refundRange }, { player }) => orNull(refundRange, player.refund)],
  ['contractualStatus', ({ contractualStatus }, { player }) => orNull(contractualStatus, player.contract)],
  [
    'immediateAvailability',
    ({ immediateAvailability }, { t }) => (immediateAvailability ? t('ui:yes') : null),
  ],
  ['foot', ({ foot }, { player }) => orNull(foot, player.foot)],
  ['minHeightCm', ({ minHeightCm }) => minHeightCm],
  ['euPassport', ({ euPassport }, { t }) => (euPassport ? t('ui:yes') : null)],
  ['skills', ({ skills }, { request, t }) => request.list(skills.map((id) => t(`catalogue:skill.${id}`)))],
  ['project', ({ project }) => project],
  ['requestedMaterial', ({ requestedMaterial }) => requestedMaterial],
  ['createdAt', ({ createdAt }) => new Date(createdAt)],
  ['updated', ({ updatedAt }) => new Date(updatedAt)],
] as const satisfies readonly Column[];

/** Requests as rows of a table with a header, in the language on screen. */
export function requestsTable(requests: readonly Request[], words: Words): CsvCell[][] {
  return [
    columns.map(([field]) => words.t(`requests:field.${field}`)),
    ...requests.map((request) => columns.map(([, cell]) => cell(request, words))),
  ];
}
