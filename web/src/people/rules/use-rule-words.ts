import { licenceNamed } from '@trattativa/domain/people/qualifications';
import type { FigureField } from '@trattativa/domain/people/rules/figure-fields';
import type { TextKey } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** The name of a figure of any kind of rule. */
export type FigureName =
  Extract<TextKey, `rule-packs:figure.${string}`> extends `rule-packs:figure.${infer Name}` ? Name : never;

type Choice =
  Extract<TextKey, `rule-packs:choice.${string}`> extends `rule-packs:choice.${infer Name}` ? Name : never;

/** Units that are said after their number: `unit.<name>`. */
const counted = ['years', 'months', 'weeks', 'hours', 'kilometres'] as const;

/** Names a choice of a rule; a licence has its name in the catalogue. */
export function useChoiceWords(): (value: string) => string {
  const { t } = useTranslation(['rule-packs', 'catalogue']);
  return (value) => {
    const licence = licenceNamed(value);
    return licence === null
      ? t(`rule-packs:choice.${value as Choice}`)
      : t(`catalogue:qualification.${licence}`);
  };
}

/** Says a figure of a rule, and its days, as people write them. */
export function useRuleWords() {
  const { t } = useTranslation('rule-packs');
  const choice = useChoiceWords();
  const { number, money, percent, plainDate } = useFormats();

  function figure(field: FigureField, value: unknown): string {
    if (value === null || value === undefined) return t('unknown');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'string') {
      if (field.type === 'choice') return choice(value);
      if (field.type !== 'localTime') return value;
      const [day = '', time = ''] = value.split('T');
      return `${plainDate(day)}, ${time}`;
    }
    if (typeof value !== 'number') return '';
    if (field.type !== 'number') return number(value);
    if (field.unit === 'euros') return money(value);
    if (field.unit === 'dollars') return `${number(value)} ${t('unit.dollars')}`;
    if (field.unit === 'percent') return percent(value, field.decimals);
    if (field.unit === 'year') return String(value);
    const unit = counted.find((one) => one === field.unit);
    return unit ? t(`unit.${unit}`, { count: value, number: number(value) }) : number(value);
  }

  function days({ from, to }: { from: string | null; to: string | null }): string {
    if (from !== null && to !== null) return t('validBetween', { from: plainDate(from), to: plainDate(to) });
    if (from !== null) return t('validFrom', { from: plainDate(from) });
    return to === null ? t('always') : t('validTo', { to: plainDate(to) });
  }

  return { figure, days };
}
