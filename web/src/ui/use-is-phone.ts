import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is that of a phone: parts of a page are folded and stand below one another. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
