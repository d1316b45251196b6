import { ageOn } from '@trattativa/domain/platform/plain-date';
import { isLinkOf, isWebLink, linkSites } from '@trattativa/domain/platform/web-link';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import type { PlayerFormValues } from './player-form-values.ts';

/** As the service has them. */
export const limits = {
  name: 80,
  club: 120,
  address: 200,
  comments: 4000,
  link: 500,
  youngest: 5,
} as const;

/** The service's rules for single fields, said while one writes and in the same words. */
export function usePlayerFieldRules() {
  const { t } = useTranslation('errors');
  return {
    minutes: (value: number | null) => value === null || value <= 100 || t('field.minutesPlayedOutOfRange'),
    commissionFeeMax(value: number | null, values: unknown) {
      const { commissionFeeMin } = (values as PlayerFormValues).player;
      return (
        value === null || commissionFeeMin === null || commissionFeeMin <= value || t('field.fromAboveTo')
      );
    },
    between: (min: number, max: number) => (value: number | null) => {
      if (value === null) return true;
      if (value < min) return t('field.tooSmall', { min });
      return value <= max || t('field.tooBig', { max });
    },
    bornDate(value: string) {
      if (value === '') return true;
      const today = now().toISOString().slice(0, 10);
      if (value > today) return t('field.inTheFuture');
      return ageOn(value, today) >= limits.youngest || t('field.ageTooLow', { min: limits.youngest });
    },
    secondaryRole: (value: number | null, values: unknown) =>
      value === null ||
      value !== (values as PlayerFormValues).player.principalRole ||
      t('field.sameAsPrincipalRole'),
    /** For a field that names a site, like `youtubeUrl`; any other takes every link. */
    linkFor: (field: string) => (value: string) => {
      const site = linkSites.find((name) => field === `${name}Url`);
      const text = value.trim();
      if (text === '') return true;
      if (!isWebLink(text)) return t('field.notAUrl');
      return !site || isLinkOf(site, text) || t('field.otherSite');
    },
  };
}
