import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDuplicates } from '../../people/portfolios.ts';
import { QueueState } from '../../people/portfolios-ui.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DuplicateGroups } from './duplicate-groups.tsx';

/** A queue of the desk: records of any portfolio that look like one person. */
export default function DuplicatesQueue() {
  const { t } = useTranslation('portfolio');
  return (
    <QueueState query={useDuplicates()}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={IconCopy} title={t('desk.noDuplicates')} text={t('desk.noDuplicatesText')} />
        ) : (
          <DuplicateGroups groups={items} staff />
        )
      }
    </QueueState>
  );
}
