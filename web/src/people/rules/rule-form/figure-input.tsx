import type { FigureField } from '@trattativa/domain/people/rules/figure-fields';
import {
  maxFigureLength,
  maxFigureListLength,
  maxLocalTimeLength,
  maxTimeZoneLength,
} from '@trattativa/domain/people/rules/rule-limits';
import { isLocalTime } from '@trattativa/domain/platform/zoned-time';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type FigureName, useChoiceWords } from '../use-rule-words.ts';
import { readNumbers } from './rule-form-values.ts';

/** The field of one figure, by its type. */
export function FigureInput({ name, field }: { name: string; field: FigureField }) {
  const { t } = useTranslation(['rule-packs', 'errors']);
  const choice = useChoiceWords();
  const label = t(`rule-packs:figure.${name as FigureName}`);
  const path = `figures.${name}`;
  switch (field.type) {
    case 'yesNo':
      return <CheckboxField name={path} label={label} />;
    case 'choice':
      return (
        <SelectField
          name={path}
          label={label}
          options={field.of.map((value) => ({ value, label: choice(value) }))}
          required
        />
      );
    case 'localTime':
      return (
        <TextField
          name={path}
          label={label}
          description={t('rule-packs:localTimeHint')}
          maxLength={maxLocalTimeLength}
          required
          validate={(typed: string) =>
            isLocalTime(typed.trim().replace(' ', 'T')) || t('rule-packs:notLocalTime')
          }
        />
      );
    case 'numbers':
      return (
        <TextField
          name={path}
          label={label}
          description={t('rule-packs:listHint')}
          maxLength={maxFigureListLength}
          required
          validate={(typed: string) => readNumbers(typed) !== null || t('rule-packs:notList')}
        />
      );
    case 'number':
      return (
        <TextField
          name={path}
          label={label}
          maxLength={maxFigureLength}
          required={field.unknown !== true}
          validate={(typed: string) =>
            /^(\d+([.,]\d{1,3})?)?$/.test(typed.trim()) || t('errors:field.notANumber')
          }
        />
      );
    case 'timeZone':
      return (
        <TextField
          name={path}
          label={label}
          maxLength={maxTimeZoneLength}
          placeholder="Europe/Rome"
          required
        />
      );
  }
}
