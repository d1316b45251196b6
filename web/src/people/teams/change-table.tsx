import type { FieldChange } from '@trattativa/contract/people/teams/team';
import { useTranslation } from 'react-i18next';
import classes from './change-table.module.css';
import { useChangeWords } from './use-change-words.ts';

/** The proposed changes field by field: present value and proposed value. */
export function ChangeTable({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useTranslation('teams');
  const words = useChangeWords();
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-stacked>
        <thead>
          <tr>
            <th scope="col">{t('change.field')}</th>
            <th scope="col">{t('change.now')}</th>
            <th scope="col">{t('change.next')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, now, next }) => (
            <tr key={field}>
              <th scope="row">{words.field(field)}</th>
              <td>
                <del>{words.value(field, now)}</del>
              </td>
              <td>
                <ins>{words.value(field, next)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
