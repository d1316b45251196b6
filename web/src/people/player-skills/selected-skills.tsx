import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipsRow } from '../../ui/chips-row.tsx';
import { QuietText } from '../../ui/quiet-text.tsx';
import { useSelectedSkills } from './player-skills.queries.ts';
import classes from './skills-section.module.css';
import { SkillsSelector } from './skills-selector.tsx';

/** The skills that a player is known for; who may change the record chooses them here. */
export function SelectedSkills({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const [choosing, setChoosing] = useState(false);
  const { data } = useSelectedSkills(playerId);
  if (!data) return null;
  const { skills, can } = data;
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <h3>{t('player-skills:selected.title')}</h3>
        {can.edit && !choosing && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {t('player-skills:selected.edit')}
          </Button>
        )}
      </div>
      {choosing ? (
        <SkillsSelector
          playerId={playerId}
          selected={skills}
          onSaved={() => setChoosing(false)}
          onCancel={() => setChoosing(false)}
        />
      ) : skills.length > 0 ? (
        <ChipsRow
          label={t('player-skills:selected.title')}
          items={skills.map((skill) => ({ key: String(skill), content: t(`catalogue:skill.${skill}`) }))}
        />
      ) : (
        <QuietText>
          {t(can.edit ? 'player-skills:selected.noneOwn' : 'player-skills:selected.none')}
        </QuietText>
      )}
    </div>
  );
}
