import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { skills } from '@trattativa/domain/people/skills';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';

type Group = 'playerRole' | 'foot' | 'contractualStatus' | 'refundRange' | 'skill';

/** Catalogue values as translated options. */
export function useQuizOptions() {
  const { t } = useTranslation(['catalogue', 'ui']);
  const { levelOption } = useLevelWords();
  const named = (ids: readonly number[], group: Group) =>
    ids.map((value) => ({ value, label: t(`catalogue:${group}.${value}`) }));
  return {
    roles: named(playerRoles, 'playerRole'),
    feet: named(feet, 'foot'),
    statuses: named(contractualStatuses, 'contractualStatus'),
    levels: levels.map((value) => ({ value, label: levelOption(value) })),
    refunds: named(refundRanges, 'refundRange'),
    skills: named(skills, 'skill').map(({ value, label }) => ({ value: String(value), label })),
    yesNo: [
      { value: true, label: t('ui:yes') },
      { value: false, label: t('ui:no') },
    ],
  };
}
