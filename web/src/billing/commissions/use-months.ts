import { useTranslation } from 'react-i18next';

/** Months (`2026-10`) as the language on screen writes them. */
export function useMonths(): (month: string) => string {
  const { language } = useTranslation('app').i18n;
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`));
}
