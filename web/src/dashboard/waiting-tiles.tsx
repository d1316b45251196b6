import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { builtPaths } from '../app/shell/built-paths.ts';
import { useFormats } from '../platform/i18n/use-formats.ts';
import classes from './waiting-tiles.module.css';

export interface Tile {
  key: string;
  /** Undefined while it is not known: the tile is not shown. */
  count: number | undefined;
  words: string;
  to: string;
  /** It waits on the reader: loud while there is any. */
  waits: boolean;
  /** The service counts no further than this. */
  countedTo?: number;
}

/** What waits on the reader and what there is to see, each a number and the way to it. */
export function WaitingTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const known = tiles.filter(({ count }) => count !== undefined);
  if (known.length === 0) return null;
  const waiting = known.some(({ count, waits }) => waits && count !== 0);
  return (
    <section aria-labelledby="waiting" className={classes.section}>
      <div className={classes.head}>
        <h2 id="waiting" className={classes.title}>
          {t('waiting')}
        </h2>
        {!waiting && <p className={classes.nothing}>{t('nothingWaits')}</p>}
      </div>
      <ul className={classes.tiles}>
        {known.map(({ key, count = 0, words, to, waits, countedTo }) => {
          const more = countedTo !== undefined && count > countedTo;
          const figure = more ? t('moreThan', { number: number(countedTo) }) : number(count);
          const face = (
            <>
              <span className={classes.figure}>{figure}</span>
              <span className={classes.words}>{words}</span>
            </>
          );
          return (
            <li key={key} className={classes.tile} data-waits={(waits && count > 0) || undefined}>
              {builtPaths.has(`/${to.split(/[/?]/u)[1]}`) ? (
                <Link to={to} className={classes.way}>
                  {face}
                </Link>
              ) : (
                <span className={classes.way}>{face}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
