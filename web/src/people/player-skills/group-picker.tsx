import { type SkillGroup, skillGroups } from '@trattativa/domain/people/skills';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
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
        <label key={group} className={classes.group}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            checked={group === value}
            onChange={() => onChange(group)}
          />
          <span>{t(`catalogue:skillGroup.${group}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
