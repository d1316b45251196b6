import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LicenceMark } from '../../../people/agents-ui.ts';
import { ClubLine } from '../../../people/teams-ui.ts';
import type { Column } from '../../../ui/list/table/column.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { ConsentMark } from '../consent-mark.tsx';
import classes from './negotiation-columns.module.css';
import { NegotiationStatusChip, TurnMark } from './negotiation-status.tsx';
import { PersonLine } from './person-line.tsx';

/** A column that some readers do not need. */
export type NegotiationColumn = 'player' | 'team' | 'proposer' | 'price';

/** The columns of the list, the same object until the language changes. */
export function useNegotiationColumns(
  without: readonly NegotiationColumn[],
): readonly Column<NegotiationItem>[] {
  const { t } = useTranslation(['negotiations', 'catalogue']);
  const left = without.join();
  return useMemo(() => {
    const columns: Column<NegotiationItem>[] = [
      {
        key: 'player',
        header: t('negotiations:field.person'),
        render: (item) => <PersonLine item={item} briefly />,
        sortBy: 'name',
        width: 'minmax(210px, 2.3fr)',
        card: left.includes('player') ? 'fact' : 'title',
      },
      {
        key: 'team',
        header: t('negotiations:field.club'),
        render: ({ team }) => <ClubLine team={team} />,
        sortBy: 'club',
        width: 'minmax(200px, 1.4fr)',
        card: left.includes('player') ? 'title' : 'long',
      },
      {
        key: 'proposer',
        header: t('negotiations:field.proposer'),
        render: ({ proposer, agentLicence, side }) => (
          <span className={classes.proposer}>
            {proposer.name}
            {proposer.society && <span className={classes.society}>{proposer.society}</span>}
            {agentLicence !== undefined && side !== 'proposer' && <LicenceMark licence={agentLicence} />}
          </span>
        ),
        width: 'minmax(150px, 1fr)',
        hideBelow: 1060,
      },
      {
        key: 'status',
        header: t('negotiations:field.status'),
        render: (item) => (
          <span className={classes.status}>
            <NegotiationStatusChip status={item.status} cause={item.cause} />
            {item.cause === null && <ConsentMark consent={item.consent} consentWay={item.consentWay} short />}
          </span>
        ),
        sortBy: 'status',
        width: 'minmax(140px, 0.7fr)',
        card: 'aside',
      },
      {
        key: 'turn',
        header: t('negotiations:field.turn'),
        render: (item) => <TurnMark item={item} />,
        sortBy: 'waiting',
        width: 'minmax(136px, 0.7fr)',
      },
      {
        key: 'price',
        header: t('negotiations:field.price'),
        render: ({ price }) => <MoneyText euros={price} />,
        sortBy: 'price',
        width: '148px',
        align: 'end',
        hideBelow: 900,
      },
      {
        key: 'changed',
        header: t('negotiations:field.changed'),
        render: ({ changedAt }) => <RelativeTime at={changedAt} />,
        sortBy: 'changed',
        width: '136px',
        // With all other columns there is room only on a wide screen.
        hideBelow: left === '' ? 1260 : 980,
        card: 'none',
      },
    ];
    return columns.filter(({ key }) => !left.split(',').includes(key));
  }, [t, left]);
}
