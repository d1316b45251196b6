import type { Player } from '@trattativa/contract/people/players/player';
import { openMoves } from '@trattativa/domain/people/contract-facts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { usePlayerWords } from './use-player-words.ts';

export interface PlayerDetail {
  key: string;
  label: string;
  value: string;
}

/** Further facts of a player beside the card, as words; empty and hidden ones are omitted. */
export function usePlayerDetails(player: Player): PlayerDetail[] {
  const { t } = useTranslation(['players', 'ui']);
  const words = usePlayerWords();
  const { money, percent, plainDate } = useFormats();
  const yesOrNo = (value: boolean) => t(value ? 'ui:yes' : 'ui:no');
  const some = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
    value == null ? '' : say(value);
  const values = {
    bornDate:
      player.bornDate === null
        ? some(player.bornYear, (year) => t('players:bornYear', { year }))
        : plainDate(player.bornDate),
    nationality: some(player.nationality, words.country),
    secondNationality: some(player.secondNationality, words.country),
    euPassport: some(player.euPassport, yesOrNo),
    country: some(player.country, words.country),
    city: player.city,
    region: some(player.region, words.region),
    address: player.address ?? '',
    weightKg: some(player.weightKg, String),
    minutesPercent: some(player.minutesPercent, percent),
    contractEnd: some(player.contractEnd, plainDate),
    optionHolder: some(player.optionHolder, words.optionHolder),
    optionUntil: some(player.optionUntil, plainDate),
    openTo: openMoves(player).map(words.move).join(', '),
    releaseClause: some(player.releaseClause, money),
    askingFee: some(player.askingFee, money),
    payShare: some(player.payShare, percent),
    registeredAssociation: some(player.registeredAssociation, words.country),
    eligibleAssociations: player.eligibleAssociations.map(words.country).join(', '),
    permitNeeded: some(player.permitNeeded, yesOrNo),
    permitUntil: some(player.permitUntil, plainDate),
    immediateAvailability: some(player.immediateAvailability, yesOrNo),
    searchLevels: player.searchLevels
      .map(words.levelIn(player.countriesInterested, player.country))
      .join(', '),
    countriesInterested: player.countriesInterested.map(words.country).join(', '),
    requestedSalary: some(player.requestedSalary, money),
    refundRange: some(player.refundRange, words.refund),
    requestedFood: some(player.requestedFood, yesOrNo),
    requestedAccommodation: some(player.requestedAccommodation, words.accommodation),
    requestedBonus: some(player.requestedBonus, money),
    commissionFeeMin: some(player.commissionFeeMin, money),
    commissionFeeMax: some(player.commissionFeeMax, money),
    salary: some(player.salary, money),
    playerValue: some(player.playerValue, money),
    phone: player.phone ?? '',
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value === '' ? [] : [{ key, label: t(`players:field.${key as keyof typeof values}`), value }],
  );
}
