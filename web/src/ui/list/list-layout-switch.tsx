import { useTranslation } from 'react-i18next';
import { Segments } from '../segments.tsx';
import { useListLayout } from './use-list-layout.ts';

interface ListLayoutSwitchProps {
  /** What the address says: `'cards'`, else a table. */
  chosen: string;
  onChoose: (next: '' | 'cards') => void;
}

/** Where a list has room for either, the choice between a table and cards. */
export function ListLayoutSwitch({ chosen, onChoose }: ListLayoutSwitchProps) {
  const { t } = useTranslation('shell');
  const { asCards, isNarrow } = useListLayout(chosen);
  if (isNarrow) return null;
  return (
    <Segments
      label={t('ui.view')}
      value={asCards ? 'cards' : 'table'}
      onChange={(next) => onChoose(next === 'cards' ? 'cards' : '')}
      options={[
        { value: 'table', label: t('ui.table') },
        { value: 'cards', label: t('ui.cards') },
      ]}
    />
  );
}
