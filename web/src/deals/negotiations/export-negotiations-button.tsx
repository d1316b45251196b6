import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { levelKey } from '@trattativa/domain/people/categories';
import { consentKey } from '@trattativa/texts/consent-key';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { readAllPages } from '../../platform/cache/read-all-pages.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { saveCsv } from '../../ui/csv/save-csv.ts';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { ExportButton } from '../../ui/list/export-button.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { useAct } from '../../ui/use-act.ts';
import type { NegotiationsQuery } from './negotiations.live.ts';
import { proposedName } from './proposed-person.ts';
import { waitsFor } from './turn-words.ts';

/** Saves the whole filtered list as a CSV file. */
export default function ExportNegotiationsButton({ query }: { query: NegotiationsQuery }) {
  const { t } = useTranslation(['negotiations', 'catalogue', 'countries']);
  const { number } = useFormats();
  const { busy, act } = useAct();

  const save = () =>
    act(async () => {
      const count = await saveNegotiationsCsv(query, t);
      showDone(t('negotiations:list.exported', { count, number: number(count) }));
    });
  return <ExportButton loading={busy} onClick={() => void save()} />;
}

type Words = TextsOf<['negotiations', 'catalogue', 'countries']>;

function roleOf({ player, staffMember }: NegotiationItem, t: Words): string {
  if (player) return player.principalRole === null ? '' : t(`catalogue:playerRole.${player.principalRole}`);
  return staffMember?.role == null ? '' : t(`catalogue:coachingStaffRole.${staffMember.role}`);
}

type Column = readonly [field: string, cell: (item: NegotiationItem, t: Words) => CsvCell];

const columns = [
  ['person', proposedName],
  ['role', roleOf],
  ['club', ({ team }) => team.name],
  ['country', ({ team }, t) => t(`countries:${team.country}`)],
  ['proposer', ({ proposer }) => [proposer.name, proposer.society].filter(Boolean).join(', ')],
  ['licence', ({ agentLicence }) => agentLicence?.number ?? ''],
  ['licenceChecked', ({ agentLicence }) => (agentLicence?.checkedOn ? new Date(agentLicence.checkedOn) : '')],
  ['consent', ({ consent, consentWay }, t) => (consent === null ? '' : t(consentKey(consent, consentWay)))],
  ['level', ({ level, team }, t) => t(`catalogue:${levelKey(level, team.country)}`)],
  [
    'status',
    ({ status, cause }, t) => (cause ? t(`negotiations:cause.${cause}`) : t(`negotiations:status.${status}`)),
  ],
  ['reason', ({ reasonCode }, t) => (reasonCode ? t(`negotiations:reason.${reasonCode}`) : '')],
  ['turn', (item, t) => (item.turn ? t(`negotiations:turn.waits.${waitsFor(item.turn, item)}`) : '')],
  ['since', ({ turn, waitingSince }) => (turn ? new Date(waitingSince) : '')],
  ['price', ({ price }) => price],
  ['created', ({ createdAt }) => new Date(createdAt)],
  ['changed', ({ changedAt }) => new Date(changedAt)],
] as const satisfies readonly Column[];

/** Saves the whole filtered list as a CSV file; returns the number of negotiations in it. Throws ApiError. */
async function saveNegotiationsCsv(query: NegotiationsQuery, t: Words): Promise<number> {
  const items = await readAllPages((page) => call('Negotiation/GetNegotiations', { ...query, ...page }));
  const rows = [
    columns.map(([field]) => t(`negotiations:field.${field}`)),
    ...items.map((item) => columns.map(([, cell]) => cell(item, t))),
  ];
  saveCsv(t('negotiations:list.fileName'), rows);
  return items.length;
}
