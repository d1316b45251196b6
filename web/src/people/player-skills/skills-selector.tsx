import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Skill, skillGroups, skillsByGroup } from '@trattativa/domain/people/players/skills';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ChoiceChip } from '../../ui/form/choice/choice-chip.tsx';
import { Form } from '../../ui/form/form.tsx';
import { playerSkillsKeys } from './player-skills.live.ts';
import classes from './skills-selector.module.css';

interface SkillsSelectorProps {
  playerId: number;
  selected: readonly number[];
  onSaved?: () => void;
  onCancel?: () => void;
}

interface Values {
  skills: number[];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Selects any of the forty skills, in five groups, with search and a count. Unsaved input is stored on this
 * device, so leaving asks no question.
 */
export function SkillsSelector({ playerId, selected, onSaved, onCancel }: SkillsSelectorProps) {
  const { t } = useTranslation(['player-skills', 'catalogue', 'shell']);
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const form = useForm<Values>({ defaultValues: { skills: [...selected] } });
  const draft = useDraft(`player-skills/${playerId}`, form);
  const skills = useWatch({ control: form.control, name: 'skills' });
  const fits = (skill: Skill) => folded(t(`catalogue:skill.${skill}`)).includes(folded(search.trim()));
  const groups = skillGroups.flatMap((group) => {
    const all: readonly Skill[] = skillsByGroup[group];
    const shown = all.filter(fits);
    return shown.length === 0 ? [] : [{ group, all, shown }];
  });

  function tick(skill: Skill, isTicked: boolean) {
    const others = skills.filter((other) => other !== skill);
    const next = isTicked ? [...others, skill].sort((one, other) => one - other) : others;
    form.setValue('skills', next, { shouldDirty: true });
  }

  async function save(values: Values) {
    const { message, skills: saved } = await call('Player/UpdatePlayerSkills', {
      playerId,
      skills: values.skills as Skill[],
    });
    await draft.saved();
    form.reset({ skills: saved });
    await client.invalidateQueries({ queryKey: [...playerSkillsKeys.selected, playerId] });
    showDone(message);
    onSaved?.();
  }

  return (
    <Form form={form} onSubmit={save} className={classes.form} label={t('player-skills:selected.title')}>
      <div>
        <DraftNotice draft={{ ...draft, guarded: false }} />
        <p className={classes.hint}>{t('player-skills:selector.hint')}</p>
      </div>
      <div className={classes.head}>
        <TextInput
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          aria-label={t('player-skills:selector.search')}
          placeholder={t('player-skills:selector.search')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          maxLength={maxSearchLength}
          className={classes.search}
        />
        <p className={classes.count} aria-live="polite">
          {t('player-skills:selector.count', { count: skills.length })}
        </p>
      </div>
      {groups.map(({ group, all, shown }) => (
        <fieldset key={group} className={classes.group}>
          <legend className={classes.legend}>
            {t(`catalogue:skillGroup.${group}`)}{' '}
            <span className={classes.ofGroup}>
              {t('player-skills:selector.ofGroup', {
                chosen: all.filter((skill) => skills.includes(skill)).length,
                total: all.length,
              })}
            </span>
          </legend>
          <div className={classes.skills}>
            {shown.map((skill) => (
              <ChoiceChip
                key={skill}
                type="checkbox"
                label={t(`catalogue:skill.${skill}`)}
                checked={skills.includes(skill)}
                onChange={({ currentTarget }) => tick(skill, currentTarget.checked)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {groups.length === 0 && (
        <p role="status">{t('player-skills:selector.nothing', { text: search.trim() })}</p>
      )}
      <div className={classes.acts}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('player-skills:selector.save')}
        </Button>
        {onCancel && (
          <Button
            variant="default"
            onClick={() => {
              draft.discard();
              onCancel();
            }}
          >
            {t('shell:ui.cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
