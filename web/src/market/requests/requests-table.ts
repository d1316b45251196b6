import type { Request } from '@trattativa/contract/market/requests/request';
import type { PlayerWords } from '@trattativa/texts/records/player-words';
import type { RequestFact, RequestWords } from '@trattativa/texts/records/request-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';

interface Words {
  player: PlayerWords;
  request: RequestWords;
  t: TextsOf<['requests', 'catalogue', 'ui']>;
}

type Column = readonly [field: string, cell: (request: Request, words: Words) => CsvCell];

/** The words of the request's rows. */
const worded = <const Fact extends RequestFact>(fact: Fact) =>
  [fact, (request: Request, words: Words): CsvCell => words.request.value(fact, request) || null] as const;
/** Names and numbers as they are, and days as a spreadsheet sorts them. */
const itself = <const Field extends keyof Request>(field: Field) =>
  [field, (request: Request) => request[field] as CsvCell] as const;

/** The columns of the exported list, named and ordered as in the form. */
const columns = [
  ['club', ({ team }) => team.name],
  ['status', ({ status }, { t }) => t(`catalogue:requestStatus.${status}`)],
  ['delivery', ({ delivery }, { t }) => delivery && t('requests:delivery.viewedBy', { ...delivery })],
  ['role', ({ role }, { player }) => player.role(role)],
  ['level', ({ level, country }, { player }) => player.level(level, country)],
  itself('city'),
  ['country', ({ country }, { player }) => player.country(country)],
  itself('address'),
  itself('overAge'),
  itself('underAge'),
  itself('monthlyOffer'),
  [
    'refundRange',
    ({ refundRange }, { player }) => (refundRange === null ? null : player.refund(refundRange)),
  ],
  worded('contractualStatus'),
  worded('immediateAvailability'),
  worded('foot'),
  itself('minHeightCm'),
  worded('euPassport'),
  worded('skills'),
  worded('secondRoleAccepted'),
  itself('bornFrom'),
  itself('bornTo'),
  worded('quota'),
  worded('nationalities'),
  worded('nonEuPlace'),
  itself('minMinutes'),
  worded('moves'),
  itself('feeBudget'),
  itself('playersSought'),
  itself('neededFrom'),
  itself('neededUntil'),
  itself('answerBy'),
  ['board', ({ board }, { t }) => (board ? t('ui:yes') : null)],
  ['lodging', ({ lodging }, { t }) => (lodging ? t('ui:yes') : null)],
  ['car', ({ car }, { t }) => (car ? t('ui:yes') : null)],
  itself('project'),
  itself('requestedMaterial'),
  ['createdAt', ({ createdAt }) => new Date(createdAt)],
  ['updated', ({ updatedAt }) => new Date(updatedAt)],
] as const satisfies readonly Column[];

/** Requests as translated rows of a table, with a header. */
export function requestsTable(requests: readonly Request[], words: Words): CsvCell[][] {
  return [
    columns.map(([field]) => words.t(`requests:field.${field}`)),
    ...requests.map((request) => columns.map(([, cell]) => cell(request, words))),
  ];
}
