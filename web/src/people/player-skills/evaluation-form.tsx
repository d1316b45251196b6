import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { SkillsEvaluations } from '@trattativa/contract/people/players/skills';
import { type Skill, skillGroups, skills, skillsByGroup } from '@trattativa/domain/people/players/skills';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { Form } from '../../ui/form/form.tsx';
import classes from './evaluation-form.module.css';
import { MarkSlider } from './mark-slider.tsx';
import { playerSkillsKeys } from './player-skills.live.ts';

interface EvaluationFormProps {
  evaluations: SkillsEvaluations;
  /** Called with the service's message after saving. */
  onSaved: (message: string) => void;
}

interface Values {
  /** By skill number, as a string because form field names are strings. */
  marks: Record<string, number | null>;
}

const phone = '(max-width: 47.99em)';

function valuesOf({ mine }: SkillsEvaluations): Values {
  const marks = skills.map((skill) => [
    `s${skill}`,
    mine?.values.find((mark) => mark.skill === skill)?.value ?? null,
  ]);
  return { marks: Object.fromEntries(marks) };
}

/** The forty skills from 1 to 10: all on one page; on a phone one group at a time. */
export function EvaluationForm({ evaluations, onSaved }: EvaluationFormProps) {
  const { t } = useTranslation(['player-skills', 'catalogue']);
  const client = useQueryClient();
  const { playerId } = evaluations;
  const form = useForm<Values>({ defaultValues: valuesOf(evaluations) });
  const draft = useDraft(`player-evaluation/${playerId}`, form);
  const { marks } = useWatch({ control: form.control }) as Values;
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
  const [step, setStep] = useState(0);
  const legend = useRef<HTMLLegendElement>(null);
  const moved = useRef(false);
  const shown = isPhone ? skillGroups.slice(step, step + 1) : skillGroups;
  const isLast = !isPhone || step === skillGroups.length - 1;

  // Move the focus to the next group.
  useEffect(() => {
    if (moved.current) legend.current?.focus();
    moved.current = step >= 0;
  }, [step]);

  async function save(values: Values) {
    const saved = await call('Player/SavePlayerEvaluation', {
      playerId,
      values: skills.flatMap((skill) => {
        const value = values.marks[`s${skill}`];
        return value == null ? [] : [{ skill, value }];
      }),
    });
    await draft.saved();
    client.setQueryData([...playerSkillsKeys.evaluations, playerId], saved.evaluations);
    onSaved(saved.message);
  }

  const skillField = (skill: Skill) => (
    <MarkSlider
      key={skill}
      label={t(`catalogue:skill.${skill}`)}
      value={marks[`s${skill}`] ?? null}
      onChange={(value) => form.setValue(`marks.s${skill}`, value, { shouldDirty: true })}
    />
  );

  return (
    <Form form={form} onSubmit={save} className={classes.form}>
      <DraftNotice draft={draft} />
      <div className={classes.groups}>
        {shown.map((group) => (
          <fieldset key={group} className={classes.group}>
            <legend ref={legend} tabIndex={-1} className={classes.legend}>
              {t(`catalogue:skillGroup.${group}`)}
              {isPhone && (
                <span className={classes.step}>
                  {t('player-skills:form.step', { step: step + 1, total: skillGroups.length })}
                </span>
              )}
            </legend>
            <div className={classes.skills}>{skillsByGroup[group].map(skillField)}</div>
          </fieldset>
        ))}
      </div>
      <div className={classes.end}>
        <p className={classes.marked} aria-live="polite">
          {t('player-skills:form.marked', {
            marked: Object.values(marks).filter((mark) => mark !== null).length,
            total: skills.length,
          })}
        </p>
        <div className={classes.acts}>
          {isPhone && step > 0 && (
            <Button variant="default" onClick={() => setStep(step - 1)}>
              {t('player-skills:form.previous')}
            </Button>
          )}
          {!isLast && (
            <Button key="next" variant="default" onClick={() => setStep(step + 1)}>
              {t('player-skills:form.next')}
            </Button>
          )}
          <Button key="save" type="submit" loading={form.formState.isSubmitting}>
            {t('player-skills:form.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
