import { Button } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import type { CareerEntry } from '@trattativa/contract/people/players/career';
import { type SeasonFigure, seasonFigures } from '@trattativa/domain/people/players/season-figures';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './career-entry-figures.module.css';

/** Figures that are shown only above zero. */
const onlyAboveZero: readonly SeasonFigure[] = ['yellowCards', 'redCards', 'cleanSheets'];

interface CareerEntryFiguresProps {
  careerEntry: CareerEntry;
  onVerify: (careerEntry: CareerEntry) => void;
}

/** The figures of a career entry's season, where they come from, and whether its club confirms them. */
export function CareerEntryFigures({ careerEntry, onVerify }: CareerEntryFiguresProps) {
  const { t } = useTranslation('player-career');
  const { number } = useFormats();
  const known = seasonFigures.filter(
    (figure) =>
      careerEntry[figure] !== null && ((careerEntry[figure] ?? 0) > 0 || !onlyAboveZero.includes(figure)),
  );
  if (known.length === 0) return null;
  return (
    <div className={classes.figures}>
      <VisuallyHidden>{t('field.figures')}</VisuallyHidden>
      <dl className={classes.numbers}>
        {known.map((figure) => (
          <div key={figure}>
            <dt>{t(`figure.${figure}`)}</dt>
            <dd>{number(careerEntry[figure] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.origin}>
        {careerEntry.verifiedAt !== null && (
          <span className={classes.verified}>
            <IconCheck size={14} stroke={2} aria-hidden="true" />
            {t('verified')}
          </span>
        )}
        {careerEntry.refusedAt !== null && <span>{t('refused')}</span>}
        <Origin careerEntry={careerEntry} />
        {careerEntry.canVerify && (
          <Button size="compact-xs" variant="default" onClick={() => onVerify(careerEntry)}>
            {t(careerEntry.verifiedAt === null ? 'verify' : 'unverify')}
          </Button>
        )}
      </p>
    </div>
  );
}

function Origin({ careerEntry }: { careerEntry: CareerEntry }) {
  const { t } = useTranslation('player-career');
  const { figuresSource, figuresBy, figuresUrl } = careerEntry;
  if (figuresSource === 'footballData' && figuresUrl !== null) {
    return (
      <a href={figuresUrl} target="_blank" rel="noopener noreferrer">
        {t('source.footballData')}
        <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
      </a>
    );
  }
  if (figuresSource === 'imported') return <span>{t('source.imported')}</span>;
  return figuresBy === null ? null : <span>{t(`enteredBy.${figuresBy}`)}</span>;
}
