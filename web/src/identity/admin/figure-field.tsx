import { settingBounds } from '@trattativa/domain/identity/platform-settings';
import type { TextKey } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { DigitsField } from '../../ui/form/digits-field.tsx';

/** Section and field of a setting, as its name in the form and in the texts. */
export type SettingPath =
  Extract<TextKey, `administration:field.${string}`> extends `administration:field.${infer Path}`
    ? Path
    : never;

interface FigureFieldProps {
  path: SettingPath;
  bound: keyof typeof settingBounds;
  unit?: '€' | '%';
}

/** A whole number of the settings, with the least and the most that it may be. */
export function FigureField({ path, bound, unit }: FigureFieldProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const { min, max } = settingBounds[bound];
  return (
    <DigitsField
      name={`settings.${path}`}
      label={t(`field.${path}`)}
      description={t('range', { min: number(min), max: number(max) })}
      most={max}
      required
      {...(unit && { unit })}
    />
  );
}
