import { Button } from '@mantine/core';
import type { Career } from '@trattativa/contract/people/players/career';
import { categories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import type { SeasonFigure } from '@trattativa/domain/people/players/season-figures';
import { seasonWords } from '@trattativa/domain/people/players/season-words';
import { maxSeasonLength } from '@trattativa/domain/people/record-limits';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { now } from '../../platform/clock/clock.ts';
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../platform/drafts/use-draft.ts';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useLevelWords } from '../players/use-level-words.ts';
import classes from './career-entry-form.module.css';
import { type CareerEntryValues, inputOf, withCategory, withClub } from './career-entry-values.ts';
import { ClubNameField } from './club-name-field.tsx';
import { FigureFields } from './figure-fields.tsx';

interface CareerEntryFormProps {
  playerId: number;
  values: CareerEntryValues;
  onSaved: (career: Career, message: string) => void;
  onCancel: () => void;
}

interface Values {
  experience: CareerEntryValues;
}

/** Contracts run some years ahead; careers reach some decades back. */
const yearsAhead = 6;
const yearsBack = 45;

/** The form of one career entry. Unsaved input is stored on this device, so leaving asks no question. */
export function CareerEntryForm({ playerId, values, onSaved, onCancel }: CareerEntryFormProps) {
  const { levelOption } = useLevelWords();
  const { t } = useTranslation(['player-career', 'catalogue', 'shell']);
  const form = useForm<Values>({ defaultValues: { experience: values }, mode: 'onTouched' });
  const draft = useDraft(`player-experience/${playerId}/${values.id ?? 'new'}`, form);
  const experience = useWatch({ control: form.control, name: 'experience' });
  const [intentKey] = useState(createIntentKeys);
  const title = useRef<HTMLHeadingElement>(null);
  const thisYear = now().getUTCFullYear();
  const years = Array.from({ length: yearsAhead + yearsBack }, (_, index) => {
    const year = String(thisYear + yearsAhead - index);
    return { value: year, label: year };
  });
  const categoryOptions = categories.map((id) => ({
    value: String(id),
    label: t(`catalogue:category.${id}`),
  }));
  const field = (
    name: Exclude<keyof CareerEntryValues, 'id' | 'teamId' | 'clubName' | SeasonFigure | 'figuresUrl'>,
  ) => ({
    name: `experience.${name}`,
    label: t(`player-career:field.${name}`),
  });
  const set = (next: CareerEntryValues) => form.setValue('experience', next, { shouldDirty: true });

  // Focus the form after a press on "add" or "edit".
  useEffect(() => title.current?.focus(), []);

  // A manually chosen category sets the country and level.
  const category = experience.category;
  const knownCategory = useRef(category);
  useEffect(() => {
    if (knownCategory.current === category) return;
    knownCategory.current = category;
    const name = category === null ? '' : t(`catalogue:category.${category}`);
    form.setValue('experience', withCategory(form.getValues('experience'), category, name), {
      shouldDirty: true,
    });
  }, [category, form, t]);

  async function save(written: Values) {
    const input = { playerId, experience: inputOf(written.experience) };
    const { career, message } = await call('Player/SavePlayerExperience', input, {
      idempotencyKey: intentKey(input),
    });
    await draft.saved();
    onSaved(career, message);
  }

  return (
    <Form form={form} onSubmit={save} className={classes.form}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {values.id === null
          ? t('player-career:form.new')
          : t('player-career:form.change', { club: values.clubName })}
      </h3>
      <div>
        <DraftNotice draft={{ ...draft, guarded: false }} />
        <p className={classes.hint}>{t('player-career:form.hint')}</p>
      </div>
      <div className={classes.fields}>
        <ClubNameField
          name="experience.clubName"
          label={t('player-career:field.club')}
          isOnPlatform={experience.teamId !== null}
          onChoose={(club) => {
            const next = withClub(form.getValues('experience'), club);
            knownCategory.current = next.category;
            set(next);
          }}
          onType={(clubName) => set({ ...form.getValues('experience'), teamId: null, clubName })}
        />
        <SelectField {...field('category')} options={categoryOptions} numeric />
        <SelectField
          {...field('level')}
          options={levels.map((id) => ({ value: String(id), label: levelOption(id) }))}
          numeric
        />
        <TextField {...field('division')} maxLength={maxNameLength} />
        <SelectField {...field('startYear')} options={years} numeric />
        <SelectField
          {...field('endYear')}
          options={years}
          numeric
          validate={(end: never, all) => {
            const { startYear } = (all as Values).experience;
            return (
              startYear === null || end === null || startYear <= end || t('player-career:form.yearsReversed')
            );
          }}
        />
        <TextField
          {...field('season')}
          maxLength={maxSeasonLength}
          placeholder={seasonWords({
            season: '',
            startYear: experience.startYear ?? 0,
            endYear: experience.endYear ?? 0,
          })}
        />
        <DigitsField {...field('salary')} unit="€" />
      </div>
      <FigureFields />
      <div className={classes.acts}>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('player-career:form.save')}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            draft.discard();
            onCancel();
          }}
        >
          {t('shell:ui.cancel')}
        </Button>
      </div>
    </Form>
  );
}
