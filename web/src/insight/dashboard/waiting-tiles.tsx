import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isBuilt } from '../../platform/built-paths.ts';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import type { Tile } from './tiles.ts';
import classes from './waiting-tiles.module.css';

interface WaitingTilesProps {
  /** Items that need the reader's action; shown prominently while their count is above zero. */
  waits: readonly Tile[];
  /** Further figures, in one plain row. */
  figures?: readonly Tile[];
}

/** Pending items, then further figures, each a number with a link. */
export function WaitingTiles({ waits, figures = [] }: WaitingTilesProps) {
  const { t } = useTranslation('dashboard');
  const known = figures.filter(isKnown);
  if (known.length === 0 && !waits.some(isKnown)) return null;
  const waiting = waits.filter(({ count = 0 }) => count > 0);
  return (
    <section aria-labelledby="waiting" className={classes.section}>
      <div className={classes.head}>
        <h2 id="waiting" className={classes.title}>
          {t('waiting')}
        </h2>
        {waiting.length === 0 && <p className={classes.nothing}>{t('nothingWaits')}</p>}
      </div>
      {waiting.length > 0 && (
        <ul className={classes.waits}>
          {waiting.map((tile) => (
            <li key={tile.key}>
              <Way tile={tile} loud />
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <ul className={classes.figures}>
          {known.map((tile) => (
            <li key={tile.key}>
              <Way tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isKnown = ({ count }: Tile) => count !== undefined;

function Way({ tile: { count = 0, words, to, countedTo }, loud = false }: { tile: Tile; loud?: boolean }) {
  const figure = useTotalFigure();
  const face = (
    <>
      <span className={classes.figure}>{figure(countedUpTo(count, countedTo))}</span>
      <span className={classes.words}>{words}</span>
      {loud && <IconChevronRight size={18} stroke={1.75} className={classes.chevron} aria-hidden="true" />}
    </>
  );
  if (!isBuilt(`/${to.split(/[/?]/u)[1]}`)) return <span className={classes.way}>{face}</span>;
  return (
    <Link to={to} className={classes.way}>
      {face}
    </Link>
  );
}
