import type { Request } from '@trattativa/contract/market/requests/request';
import { deliveryStatus } from '@trattativa/domain/market/delivery-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { PositionPitch } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import classes from './request-cells.module.css';
import { RequestStatusChip } from './request-status-chip.tsx';
import { useRequestWords } from './use-request-words.ts';

/** The columns of a list of requests. A club's own list does not need the club. */
export function useRequestColumns({
  ownClub,
  status,
}: {
  ownClub: boolean;
  status: boolean;
}): Column<Request>[] {
  const { t } = useTranslation(['requests', 'catalogue']);
  const player = usePlayerWords();
  const words = useRequestWords();
  const { plainDate } = useFormats();
  /** What the reader answered; until then that it is unread, or that the club waits. */
  const received = ({ myDelivery, myAnswer, answerBy, status }: Request) => {
    if (myAnswer === 'fits' || myAnswer === 'nobody') return t(`list.answered.${myAnswer}`);
    if (myDelivery !== null && myDelivery < deliveryStatus.viewed) return t('list.unread');
    if (status !== requestStatus.active) return t('list.sentToYou');
    return answerBy === null ? t('list.waits') : t('list.waitsUntil', { day: plainDate(answerBy) });
  };
  const columns: Column<Request>[] = [
    {
      key: 'role',
      header: t('field.role'),
      width: 'minmax(210px, 1.6fr)',
      card: 'title',
      sortBy: 'role',
      render: (request) => (
        <span className={classes.role}>
          <PositionPitch principalRole={request.role} width={26} />
          <span className={classes.words}>
            <span className={classes.name}>{player.role(request.role)}</span>
            <span className={classes.facts}>
              {ownClub ? words.season(request.season) : request.team.name}
              {request.publishedBy && ` · ${t('list.byAgent', { agent: request.publishedBy.name })}`}
              {request.myDelivery !== null && ` · ${received(request)}`}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'level',
      header: t('field.level'),
      width: '110px',
      card: 'fact',
      sortBy: 'level',
      render: (request) => player.level(request.level, request.country),
    },
    {
      key: 'place',
      header: t('field.place'),
      width: 'minmax(120px, 0.7fr)',
      card: 'fact',
      // On a narrower screen the criteria need its room: the club says where it is.
      hideBelow: 1060,
      render: (request) => words.place(request),
    },
    {
      key: 'facts',
      header: t('page.criteria'),
      // Three criteria and the number of the others stand on two lines.
      width: 'minmax(180px, 2fr)',
      card: 'wide',
      render: (request) => (
        <ChipsRow
          max={3}
          items={words.facts(request).map(({ key, label, value }) => ({
            key,
            title: `${label}: ${value}`,
            content: isFlag(key) ? label : needsLabel(key) ? `${label}: ${value}` : value,
          }))}
        />
      ),
    },
  ];
  if (status) {
    columns.push({
      key: 'status',
      header: t('field.status'),
      width: '130px',
      card: 'aside',
      render: (request) => (
        <span className={classes.status}>
          <RequestStatusChip status={request.status} />
          {(request.delivery?.viewed ?? 0) > 0 && (
            <StatusChip tone="seen">{t('catalogue:requestStatus.viewed')}</StatusChip>
          )}
        </span>
      ),
    });
  }
  columns.push({
    key: 'updated',
    header: t('field.updated'),
    width: '116px',
    sortBy: 'updated',
    hideBelow: 900,
    card: 'none',
    render: (request) => <RelativeTime at={request.updatedAt} />,
  });
  return columns;
}

/** Facts whose value alone says nothing: a number, a date, a yes or no. */
const labelled = new Set([
  'nonEuPlace',
  'secondRoleAccepted',
  'feeBudget',
  'playersSought',
  'neededFrom',
  'neededUntil',
  'answerBy',
]);
const needsLabel = (key: string) => labelled.has(key);

/** Facts that need only a label. */
function isFlag(key: string): boolean {
  return key === 'immediateAvailability' || key === 'euPassport';
}
