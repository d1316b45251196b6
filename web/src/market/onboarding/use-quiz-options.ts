import { contractualStatuses } from '@trattativa/contract/catalogue/contractual-statuses';
import { feet } from '@trattativa/contract/catalogue/feet';
import { levels } from '@trattativa/contract/catalogue/levels';
import { playerRoles } from '@trattativa/contract/catalogue/player-roles';
import { refundRanges } from '@trattativa/contract/catalogue/refund-ranges';
import { skills } from '@trattativa/contract/catalogue/skills';
import { useTranslation } from 'react-i18next';

/** The answers of the catalogue in the language on screen. */
export function useQuizOptions() {
  const { t } = useTranslation(['catalogue', 'ui']);
  const named = (ids: readonly number[], group: string) =>
    ids.map((value) => ({ value, label: t(`catalogue:${group}.${value}`) }));
  return {
    roles: named(playerRoles, 'playerRole'),
    feet: named(feet, 'foot'),
    statuses: named(contractualStatuses, 'contractualStatus'),
    levels: named(levels, 'level'),
    refunds: named(refundRanges, 'refundRange'),
    skills: named(skills, 'skill').map(({ value, label }) => ({ value: String(value), label })),
    yesNo: [
      { value: true, label: t('ui:yes') },
      { value: false, label: t('ui:no') },
    ],
  };
}
