import { settingBounds } from '@trattativa/domain/identity/platform-settings';
import type { TextKey } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';

/** Section and field of a setting, as its name in the form and in the texts. */
export type SettingPath =
  Extract<TextKey, `administration:field.${string}`> extends `administration:field.${infer Path}`
    ? Path
    : never;

interface FigureFieldProps {
  path: SettingPath;
  bound: keyof typeof settingBounds;
  unit?: '€' | '%';
  /** Units of the setting that make one of what is shown: 1000 for seconds of a setting in milliseconds. */
  per?: number;
}

/** A whole number of the settings, with the least and the most that it may be. */
export function FigureField({ path, bound, unit, per = 1 }: FigureFieldProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const { min, max } = settingBounds[bound];
  const range = t('range', { min: number(min / per), max: number(max / per) });
  return (
    <DigitsField
      name={`settings.${path}`}
      label={t(`field.${path}`)}
      description={range}
      max={max}
      required
      {...(unit && { unit })}
      // The service would name the bound in the unit of the setting.
      {...(per > 1 && { per, validate: (value: number | null) => Number(value) >= min || range })}
    />
  );
}
