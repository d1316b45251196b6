import { type SkillGroup, skillGroups } from '@trattativa/domain/people/players/skills';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '../../ui/form/choice/choice-chip.tsx';
import classes from './group-picker.module.css';

interface GroupPickerProps {
  value: SkillGroup;
  onChange: (group: SkillGroup) => void;
}

/** Chooses one of the five groups of skills: radio buttons that wrap. */
export function GroupPicker({ value, onChange }: GroupPickerProps) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const name = useId();
  return (
    <fieldset className={classes.groups} aria-label={t('player-skills:evaluations.group')}>
      {skillGroups.map((group) => (
        <ChoiceChip
          key={group}
          type="radio"
          label={t(`catalogue:skillGroup.${group}`)}
          name={name}
          checked={group === value}
          onChange={() => onChange(group)}
        />
      ))}
    </fieldset>
  );
}
