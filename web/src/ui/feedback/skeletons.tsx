import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import classes from './skeletons.module.css';

interface SkeletonsProps {
  /** `rows` for a list, `cards` for a grid of cards, `page` for a header and two blocks. */
  shape: 'rows' | 'cards' | 'page';
  count?: number;
}

/** A placeholder for the first load. Announces "loading" once to screen readers. */
export function Skeletons({ shape, count = shape === 'rows' ? 8 : 6 }: SkeletonsProps) {
  const { t } = useTranslation('shell');
  const blocks = Array.from({ length: shape === 'page' ? 3 : count }, (_, index) => index);
  return (
    <div className={classes.group} data-shape={shape} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {blocks.map((block) => (
        <span key={block} className={classes.block} />
      ))}
    </div>
  );
}
