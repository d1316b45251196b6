import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { skills } from '@trattativa/domain/people/players/skills';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';

/** Catalogue values as translated options. */
export function useQuizOptions() {
  const { t } = useTranslation(['catalogue', 'ui']);
  const { levelOption } = useLevelWords();
  const named = <Id extends string | number>(ids: readonly Id[], word: (id: Id) => string) =>
    ids.map((value) => ({ value, label: word(value) }));
  return {
    roles: named(playerRoles, (id) => t(`catalogue:playerRole.${id}`)),
    feet: named(feet, (id) => t(`catalogue:foot.${id}`)),
    statuses: named(contractualStatuses, (id) => t(`catalogue:contractualStatus.${id}`)),
    levels: levels.map((value) => ({ value, label: levelOption(value) })),
    refunds: named(refundRanges, (id) => t(`catalogue:refundRange.${id}`)),
    skills: named(skills, (id) => t(`catalogue:skill.${id}`)).map(({ value, label }) => ({
      value: String(value),
      label,
    })),
    yesNo: [
      { value: true, label: t('ui:yes') },
      { value: false, label: t('ui:no') },
    ],
  };
}
