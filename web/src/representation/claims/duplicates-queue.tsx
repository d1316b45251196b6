import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDuplicates } from '../../people/portfolios.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { DuplicateGroups } from './duplicate-groups.tsx';

/** A queue of the desk: records of any portfolio that look like one person. */
export default function DuplicatesQueue() {
  const { t } = useTranslation('portfolio');
  const list = wholeList(useDuplicates());
  return (
    <ListState
      {...list}
      shape="rows"
      empty={<EmptyState icon={IconCopy} title={t('desk.noDuplicates')} text={t('desk.noDuplicatesText')} />}
    >
      <DuplicateGroups groups={list.rows} staff />
    </ListState>
  );
}
