import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from './theme/tokens.ts';

/** Whether the window is too narrow for filters in a row: they are in a drawer then. */
export function useIsNarrow(): boolean {
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return narrow === true;
}
