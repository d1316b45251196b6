import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { youngestPlayer } from '@trattativa/domain/people/record-limits';
import { maxPercent, type NumberRange } from '@trattativa/domain/platform/number-limits';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { isLinkOf, isWebLink, linkSites } from '@trattativa/domain/platform/web-link';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import type { PlayerFormValues } from './player-form-values.ts';

/** The service's rules for single fields, checked while typing, with the same messages. */
export function usePlayerFieldRules() {
  const { t } = useTranslation('errors');
  return {
    percent: (value: number | null) =>
      value === null || value <= maxPercent || t('field.tooBig', { max: maxPercent }),
    secondNationality: (value: string | null, values: unknown) =>
      value === null ||
      value !== (values as PlayerFormValues).player.nationality ||
      t('field.sameAsNationality'),
    optionUntil(value: string, values: unknown) {
      const { contractEnd } = (values as PlayerFormValues).player;
      return value === '' || contractEnd === '' || value > contractEnd || t('field.notAfterContractEnd');
    },
    minutes: (value: number | null) =>
      value === null || value <= maxPercent || t('field.minutesPlayedOutOfRange'),
    commissionFeeMax(value: number | null, values: unknown) {
      const { commissionFeeMin } = (values as PlayerFormValues).player;
      return (
        value === null || commissionFeeMin === null || commissionFeeMin <= value || t('field.fromAboveTo')
      );
    },
    between:
      ({ min, max }: NumberRange) =>
      (value: number | null) => {
        if (value === null) return true;
        if (value < min) return t('field.tooSmall', { min: min });
        return value <= max || t('field.tooBig', { max: max });
      },
    bornDate(value: string) {
      if (value === '') return true;
      const today = now().toISOString().slice(0, 10);
      if (value > today) return t('field.inTheFuture');
      return ageOn(value, today) >= youngestPlayer || t('field.ageTooLow', { min: youngestPlayer });
    },
    secondaryRole: (value: PlayerRole | null, values: unknown) =>
      value === null ||
      value !== (values as PlayerFormValues).player.principalRole ||
      t('field.sameAsPrincipalRole'),
    /** Checks the host for a field of a named site, like `youtubeUrl`; all other fields accept any link. */
    linkFor: (field: string) => (value: string) => {
      const site = linkSites.find((name) => field === `${name}Url`);
      const text = value.trim();
      if (text === '') return true;
      if (!isWebLink(text)) return t('field.notAUrl');
      return !site || isLinkOf(site, text) || t('field.otherSite');
    },
  };
}
