import type { KpiStep } from '@trattativa/domain/insight/kpi-periods';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** Numbers, money and stretches of time as the indicators write them, long in tables and short at an axis. */
export function useKpiFormats() {
  const { i18n } = useTranslation('app');
  const { number, money, percent } = useFormats();
  const { language } = i18n;
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(Date.parse(day));
  };
  const month = written({ month: 'short', year: '2-digit' });
  const day = written({ day: 'numeric', month: 'short' });
  const wholeMonth = written({ month: 'long', year: 'numeric' });
  const wholeDay = written({ dateStyle: 'medium' });
  return {
    number,
    money: (euros: number) => money(Math.round(euros)),
    percent,
    shortMoney: (euros: number) => `€\u00a0${compact.format(euros)}`,
    /** At the axis. */
    period: (from: string, step: KpiStep) => (step === 'month' ? month(from) : day(from)),
    /** In a table; a week by its Monday. */
    wholePeriod: (from: string, step: KpiStep) => (step === 'month' ? wholeMonth(from) : wholeDay(from)),
  };
}
