import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/list/table/column.ts';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { CoachingCompleteness } from './coaching-completeness.tsx';
import { CoachingStaffLine } from './coaching-staff-line.tsx';
import { searchChips, useCoachingStaffWords } from './use-coaching-staff-words.ts';

/** The columns of the coaching portfolio's table. The same object until the language changes. */
export function useCoachingColumns(): readonly Column<ListedCoachingStaff>[] {
  const { t, i18n } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and texts change only with the language
  return useMemo(() => {
    const columns: Column<ListedCoachingStaff>[] = [
      {
        key: 'person',
        header: t('field.person'),
        render: (staff) => <CoachingStaffLine staff={staff} />,
        width: 'minmax(220px, 2fr)',
        sortBy: 'name',
        card: 'title',
      },
      {
        key: 'role',
        header: t('field.role'),
        render: (staff) => (staff.role == null ? null : words.role(staff.role)),
        width: 'minmax(140px, 1.2fr)',
        sortBy: 'role',
      },
      {
        key: 'qualification',
        header: t('field.qualification'),
        render: (staff) => (staff.qualification == null ? null : words.qualification(staff.qualification)),
        width: 'minmax(130px, 1.1fr)',
        sortBy: 'qualification',
        hideBelow: 760,
      },
      {
        key: 'searches',
        header: t('field.searches'),
        render: (staff) => {
          const searches = searchChips(staff, words);
          return searches.length > 0 && <ChipsRow items={searches} max={1} />;
        },
        width: 'minmax(150px, 1.1fr)',
        hideBelow: 1160,
      },
      {
        key: 'available',
        header: t('field.availability'),
        render: (staff) =>
          staff.immediateAvailability === true && (
            <StatusChip tone="moving">{t('card.available')}</StatusChip>
          ),
        width: '168px',
        hideBelow: 960,
      },
      {
        key: 'origin',
        header: t('filter.origin'),
        render: (staff) => (staff.registered ? t('origin.registered') : (staff.addedBy ?? '')),
        width: 'minmax(120px, 0.9fr)',
        hideBelow: 1290,
      },
      {
        key: 'completeness',
        header: t('field.completeness'),
        render: (staff) => <CoachingCompleteness staff={staff} />,
        width: 'minmax(116px, 0.9fr)',
        hideBelow: 1040,
      },
      {
        key: 'updated',
        header: t('field.updatedAt'),
        render: (staff) => staff.updatedAt && <RelativeTime at={staff.updatedAt} />,
        width: 'minmax(96px, 0.7fr)',
        sortBy: 'updated',
        hideBelow: 1390,
      },
    ];
    return columns;
  }, [i18n.language]);
}
