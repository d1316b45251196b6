import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { Panel } from '../panels/panel.tsx';
import classes from './figure-rows.module.css';
import type { Tile } from './tiles.ts';

/** A few figures beside the work: one line each, small, with a link. */
export function FigureRows({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const known = tiles.filter(({ count }) => count !== undefined);
  // Nothing but zeros says nothing.
  if (known.every(({ count }) => count === 0)) return null;
  return (
    <Panel title={t('inFigures')}>
      <ul className={classes.rows}>
        {known.map(({ key, count = 0, words, to }) => (
          <li key={key}>
            <Link to={to} className={classes.row}>
              <span>{words}</span>
              <strong>{number(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
