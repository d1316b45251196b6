import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Career, CareerEntry } from '@trattativa/contract/people/players/career';
import { seasonWords } from '@trattativa/domain/people/players/season-words';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { LeagueBadge } from '../players/league-badge.tsx';
import { useLevelWords } from '../players/use-level-words.ts';
import { CareerEntryFigures } from './career-entry-figures.tsx';
import classes from './career-table.module.css';

interface CareerTableProps {
  career: Pick<Career, 'items' | 'can'>;
  onEdit: (experience: CareerEntry) => void;
  onDelete: (experience: CareerEntry) => void;
  onVerify: (experience: CareerEntry) => void;
}

/** The career entries along a line, the latest first: season, club with its crest, league. In a narrow place each one is a block. The earnings column is shown only if one is known. */
export function CareerTable({ career, onEdit, onDelete, onVerify }: CareerTableProps) {
  const { t } = useTranslation(['player-career', 'catalogue', 'shell']);
  const { money } = useFormats();
  const showsSalary = career.items.some(({ salary }) => salary != null);
  const { edit } = career.can;
  const { leagueOf } = useLevelWords();
  // In a narrow place the rows are blocks, which removes the table roles in some browsers.
  return (
    <div className={classes.place}>
      <table className={classes.table}>
        <VisuallyHidden component="caption">{t('player-career:table')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('player-career:field.season')}</th>
            <th scope="col">{t('player-career:field.club')}</th>
            <th scope="col">{t('player-career:field.division')}</th>
            {showsSalary && (
              <th scope="col" data-align="end">
                {t('player-career:field.salary')}
              </th>
            )}
            {edit && (
              <th scope="col">
                <VisuallyHidden>{t('shell:ui.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {career.items.map((item) => (
            <Fragment key={item.id}>
              <tr data-figures={item.figuresAt !== null || undefined}>
                <td className={classes.season}>{seasonWords(item)}</td>
                <th scope="row" className={classes.club}>
                  <span className={classes.named}>
                    <AvatarPicture name={item.clubName} url={null} size={28} kind="club" />
                    {item.clubName}
                  </span>
                </th>
                <td>{leagueOf(item) !== '' && <LeagueBadge level={item.level} name={leagueOf(item)} />}</td>
                {showsSalary && <td data-align="end">{item.salary != null && money(item.salary)}</td>}
                {edit && (
                  <td className={classes.acts}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('player-career:edit', { club: item.clubName })}
                      onClick={() => onEdit(item)}
                    >
                      <IconPencil size={18} stroke={1.75} aria-hidden="true" />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('player-career:delete', { club: item.clubName })}
                      onClick={() => onDelete(item)}
                    >
                      <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                    </ActionIcon>
                  </td>
                )}
              </tr>
              {item.figuresAt !== null && (
                <tr className={classes.below}>
                  <td colSpan={3 + (showsSalary ? 1 : 0) + (edit ? 1 : 0)}>
                    <CareerEntryFigures careerEntry={item} onVerify={onVerify} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
