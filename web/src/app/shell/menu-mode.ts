import { useMediaQuery } from '@mantine/hooks';

/** static: always there · overlay: opens over the page · mobile: a drawer (spec §2, §9: desktop is over 1024 px). */
export type MenuMode = 'static' | 'overlay' | 'mobile';

/** How the side menu stands at this width of the window. */
export function useMenuMode(): MenuMode {
  const now = { getInitialValueInEffect: false };
  const desktop = useMediaQuery('(min-width: 1025px)', undefined, now);
  const tablet = useMediaQuery('(min-width: 992px)', undefined, now);
  if (desktop) return 'static';
  return tablet ? 'overlay' : 'mobile';
}
