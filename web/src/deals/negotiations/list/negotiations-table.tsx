import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { negotiationPath } from '../../../platform/paths.ts';
import { DataList, type DataListProps } from '../../../ui/list/data-list.tsx';
import { type NegotiationColumn, useNegotiationColumns } from './negotiation-columns.tsx';

type OfScreen = 'rows' | 'total' | 'loading' | 'error' | 'onNearEnd' | 'sort' | 'onSort' | 'empty';

interface NegotiationsTableProps extends Pick<DataListProps<NegotiationItem>, OfScreen> {
  /** The columns that say nothing to this reader. */
  without: readonly NegotiationColumn[];
}

/** The negotiations as a table. Loaded when shown: most readers work on the board. */
export default function NegotiationsTable({ without, ...list }: NegotiationsTableProps) {
  const { t } = useTranslation('negotiations');
  const columns = useNegotiationColumns(without);
  return (
    <DataList
      {...list}
      label={t('list.title')}
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => negotiationPath(id)}
    />
  );
}
