import { Button } from '@mantine/core';
import type { CoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../platform/i18n/use-formats.ts';
import classes from '../players/conflict-dialog.module.css';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { type CoachingStaffValues, differences, valuesOf } from './coaching-form-values.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingConflictDialogProps {
  /** What this person wrote, and what somebody else saved meanwhile. */
  mine: CoachingStaffValues;
  theirs: CoachingStaff;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

/** Somebody else was first: in what the two versions differ, and which of them shall stand. */
export function CoachingConflictDialog(props: CoachingConflictDialogProps) {
  const { mine, theirs, onKeep, onTake, onClose } = props;
  const { t } = useTranslation('coaching-staff');
  const words = useValueWords();
  const saved = valuesOf(theirs);
  const fields = differences(mine, saved);
  return (
    <TitledDialog title={t('conflict.title')} onClose={onClose} wide>
      <p>{t(fields.length === 0 ? 'conflict.same' : 'conflict.text')}</p>
      {fields.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('conflict.field')}</th>
                <th scope="col">{t('conflict.yours')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`field.${field}`)}</th>
                  <td>{words(field, mine)}</td>
                  <td>{words(field, saved)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.answers}>
        <Button variant="default" onClick={onTake}>
          {t('conflict.take')}
        </Button>
        <Button onClick={onKeep}>{t('conflict.keep')}</Button>
      </div>
    </TitledDialog>
  );
}

/** What a field of the form holds, as words. */
function useValueWords() {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const { plainDate } = useFormats();
  return (field: keyof CoachingStaffValues, values: CoachingStaffValues): string => {
    const { role } = values;
    const said: Partial<Record<keyof CoachingStaffValues, string>> = {
      role: role === null ? '' : words.role(role),
      qualifications: values.qualifications.map(words.qualification).join(', '),
      searchCategories: values.searchCategories.map(words.category).join(', '),
      searchLevels: values.searchLevels.map(words.level).join(', '),
      countriesInterested: values.countriesInterested.map(words.country).join(', '),
      nationality: values.nationality === null ? '' : words.country(values.nationality),
      country: values.country === null ? '' : words.country(values.country),
      bornDate: values.bornDate === '' ? '' : plainDate(values.bornDate),
      immediateAvailability:
        values.immediateAvailability === null ? '' : words.yesOrNo(values.immediateAvailability === 'yes'),
    };
    return (said[field] ?? String(values[field] ?? '')) || t('card.unknown');
  };
}
