import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import type { PlayerFormValues, PlayerValues } from '../form/player-form-values.ts';
import { linkFields } from '../form/player-form-values.ts';
import { usePlayerWords } from '../use-player-words.ts';
import type { PlayerSection } from './player-sections.ts';

/** What a section of the form says already, in a few words; empty texts where nothing is filled in. */
export function useSectionSummary(section: PlayerSection): readonly string[] {
  const { t } = useTranslation(['players', 'catalogue']);
  const { money, plainDate } = useFormats();
  const words = usePlayerWords();
  const player = useWatch({ name: 'player' }) as PlayerFormValues['player'];
  const known = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
    value === null || value === undefined || value === '' ? '' : say(value);
  const said: Record<PlayerSection, (values: PlayerValues) => readonly string[]> = {
    identity: ({ name, surname, bornDate, nationality }) => [
      `${name} ${surname}`.trim(),
      known(bornDate, plainDate),
      known(nationality, words.country),
    ],
    residence: ({ city, country, phone }) => [city, known(country, words.country), phone],
    role: ({ principalRole, foot, heightCm }) => [
      known(principalRole, words.role),
      known(foot, words.foot),
      known(heightCm, words.height),
    ],
    contract: ({ contractualStatus, currentClub, contractEnd }) => [
      known(contractualStatus, words.contract),
      currentClub,
      known(contractEnd, plainDate),
    ],
    registration: ({ registeredAssociation }) => [known(registeredAssociation, words.country)],
    search: ({ searchLevels, countriesInterested }) => [
      ...searchLevels.map((level) => words.levelOption(level)),
      ...countriesInterested.map(words.country),
    ],
    moves: ({ openToFree, openToLoan, openToPermanent }) => [
      openToFree ? words.move('free') : '',
      openToLoan ? words.move('loan') : '',
      openToPermanent ? words.move('permanent') : '',
    ],
    money: ({ requestedSalary, refundRange }) => [
      known(requestedSalary, money),
      known(refundRange, words.refund),
    ],
    links: (values) =>
      linkFields.filter((name) => values[name] !== '').map((name) => t(`players:field.${name}`)),
    notes: ({ comments }) => [comments],
  };
  return said[section](player);
}
