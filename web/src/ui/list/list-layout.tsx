import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Segments } from '../filter/segments.tsx';
import { breakpoints } from '../theme/tokens.ts';

interface ListLayoutSwitchProps {
  /** From the address: `'cards'`, else a table. */
  chosen: string;
  onChoose: (next: '' | 'cards') => void;
}

/** Switches a list between table and cards, where it has room for both. */
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

/** The layout of a list: the reader's choice (`'cards'`, else a table), and always cards where a table has no room. */
export function useListLayout(chosen: string): { asCards: boolean; isNarrow: boolean } {
  const isNarrow =
    useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`, undefined, {
      getInitialValueInEffect: false,
    }) === true;
  return { asCards: isNarrow || chosen === 'cards', isNarrow };
}
