import { useMutation } from '@tanstack/react-query';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { type PlayerWords, usePlayerWords } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';
import type { RequestsQuery } from './requests.queries.ts';
import { type RequestWords, useRequestWords } from './use-request-words.ts';

/** Saves the whole filtered list as a CSV file. Loaded after the list. */
export default function ExportRequestsButton({
  query,
  disabled,
}: {
  query: RequestsQuery;
  disabled: boolean;
}) {
  const { t } = useTranslation(['requests', 'catalogue', 'ui']);
  const { number } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  const run = useMutation({
    mutationFn: (query: RequestsQuery) =>
      readAllPages((page) => call('Request/GetRequests', { ...query, ...page })),
    onSuccess(requests) {
      saveCsv(t('requests:list.fileName'), requestsTable(requests, { player, request, t }));
      showDone(t('requests:list.exported', { count: requests.length, number: number(requests.length) }));
    },
    onError: showFailure,
  });
  return <ExportButton disabled={disabled} loading={run.isPending} onClick={() => run.mutate(query)} />;
}

interface Words {
  player: PlayerWords;
  request: RequestWords;
  t: TextsOf<['requests', 'catalogue', 'ui']>;
}

const orNull = <Value,>(value: Value | null, word: (value: Value) => string) =>
  value === null ? null : word(value);

type Column = readonly [field: string, cell: (request: Request, words: Words) => CsvCell];

/** The columns of the exported list, named and ordered as in the form. */
const columns = [
  ['club', ({ team }) => team.name],
  ['status', ({ status }, { t }) => t(`catalogue:requestStatus.${status}`)],
  ['delivery', ({ delivery }, { t }) => delivery && t('requests:delivery.viewedBy', { ...delivery })],
  ['role', ({ role }, { player }) => player.role(role)],
  ['level', ({ level, country }, { player }) => player.level(level, country)],
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
  ['secondRoleAccepted', ({ secondRoleAccepted }, { t }) => t(secondRoleAccepted ? 'ui:yes' : 'ui:no')],
  ['bornFrom', ({ bornFrom }) => bornFrom],
  ['bornTo', ({ bornTo }) => bornTo],
  ['quota', ({ quota }, { request }) => orNull(quota, request.quota)],
  ['nationalities', ({ nationalities }, { request }) => request.list(nationalities.map(request.country))],
  ['nonEuPlace', ({ nonEuPlace }, { request }) => orNull(nonEuPlace, request.nonEuPlace)],
  ['minMinutes', ({ minMinutes }) => minMinutes],
  ['moves', ({ moves }, { request, player }) => request.list(moves.map(player.move))],
  ['feeBudget', ({ feeBudget }) => feeBudget],
  ['playersSought', ({ playersSought }) => playersSought],
  ['neededFrom', ({ neededFrom }) => neededFrom],
  ['neededUntil', ({ neededUntil }) => neededUntil],
  ['answerBy', ({ answerBy }) => answerBy],
  ['board', ({ board }, { t }) => (board ? t('ui:yes') : null)],
  ['lodging', ({ lodging }, { t }) => (lodging ? t('ui:yes') : null)],
  ['car', ({ car }, { t }) => (car ? t('ui:yes') : null)],
  ['project', ({ project }) => project],
  ['requestedMaterial', ({ requestedMaterial }) => requestedMaterial],
  ['createdAt', ({ createdAt }) => new Date(createdAt)],
  ['updated', ({ updatedAt }) => new Date(updatedAt)],
] as const satisfies readonly Column[];

/** Requests as translated rows of a table, with a header. */
function requestsTable(requests: readonly Request[], words: Words): CsvCell[][] {
  return [
    columns.map(([field]) => words.t(`requests:field.${field}`)),
    ...requests.map((request) => columns.map(([, cell]) => cell(request, words))),
  ];
}
