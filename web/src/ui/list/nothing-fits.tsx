import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../feedback/empty-state.tsx';

/** The empty result of a filtered list, with a button that clears the filters. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('ui.nothingFits')}
      text={t('ui.fewerFilters')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('ui.clearFilters')}
        </Button>
      }
    />
  );
}
