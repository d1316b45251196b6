import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../tokens.ts';

/** How a list is drawn: as the reader chose (`'cards'`, else a table), and as cards where a table has no room. */
export function useListLayout(chosen: string): { asCards: boolean; isNarrow: boolean } {
  const isNarrow =
    useMediaQuery(`(max-width: ${breakpoints.sm - 0.02}px)`, undefined, {
      getInitialValueInEffect: false,
    }) === true;
  return { asCards: isNarrow || chosen === 'cards', isNarrow };
}
