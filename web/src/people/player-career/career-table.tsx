import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Career, Experience } from '@trattativa/contract/people/players/career';
import { countryOfCategory, levelKey } from '@trattativa/domain/people/categories';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './career-table.module.css';
import { seasonWords } from './season-words.ts';

interface CareerTableProps {
  career: Career;
  onEdit: (experience: Experience) => void;
  onDelete: (experience: Experience) => void;
}

/** The stations as a table; on a phone each one is a block. The earnings column is shown only if one is known. */
export function CareerTable({ career, onEdit, onDelete }: CareerTableProps) {
  const { t } = useTranslation(['player-career', 'catalogue', 'shell']);
  const { money } = useFormats();
  const showsSalary = career.items.some(({ salary }) => salary != null);
  const { edit } = career.can;
  // On a phone the rows are blocks, which removes the table roles in some browsers.
  return (
    <table className={classes.table}>
      <VisuallyHidden component="caption">{t('player-career:table')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('player-career:field.season')}</th>
          <th scope="col">{t('player-career:field.club')}</th>
          <th scope="col">{t('player-career:field.division')}</th>
          <th scope="col">{t('player-career:field.level')}</th>
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
          <tr key={item.id}>
            <td className={classes.season}>{seasonWords(item)}</td>
            <th scope="row" className={classes.club}>
              {item.clubName}
            </th>
            <td>{item.division || (item.category !== null && t(`catalogue:category.${item.category}`))}</td>
            <td>
              {item.level !== null &&
                t(`catalogue:${levelKey(item.level, countryOfCategory(item.category))}`)}
            </td>
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
        ))}
      </tbody>
    </table>
  );
}
