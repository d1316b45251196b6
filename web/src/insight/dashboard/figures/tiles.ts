import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/paths.ts';
import { useOngoingCount } from '../dashboard.queries.ts';

/** A number beside the work, with a link to what it counts. */
export interface Tile {
  key: string;
  /** Undefined while unknown: the row is left out. */
  count: number | undefined;
  words: string;
  to: string;
}

/** The open negotiations. */
export function useOngoingTile(): Tile {
  const { t } = useTranslation('dashboard');
  return { key: 'ongoing', count: useOngoingCount(true).data, words: t('ongoing'), to: paths.negotiations };
}
