import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type Path, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { showField, useFieldOfAddress } from '../../../ui/form/field-of-address.ts';
import { Form } from '../../../ui/form/form.tsx';
import { MissingFields } from '../../../ui/form/missing-fields.tsx';
import { coachingStaffKeys } from '../coaching-staff.live.ts';
import classes from './coaching-form.module.css';
import { CoachingFormFields } from './coaching-form-fields.tsx';
import {
  type CoachingFormValues,
  emptyCoachingStaff,
  inputOf,
  mandatoryOf,
  missingIn,
  valuesOf,
} from './coaching-form-values.ts';

/** Loaded on a conflict only. */
const CoachingConflict = lazy(() => loadChunk(() => import('./coaching-conflict.tsx')));

interface CoachingFormProps {
  /** The record; null for a new one. */
  staff: CoachingStaff | null;
  /** The key of the draft on this device. */
  draftKey: string;
  forScout?: boolean;
  /** The reader's own profile: texts address the reader. */
  own?: boolean;
  /** Shows the service's message after saving. The form goes on with the saved record. */
  onSaved: (message: string, staff: CoachingStaff) => Promise<void> | void;
  /** Leaves without saving, where that is possible. */
  cancel?: ReactNode;
}

/** The form of a coaching staff record: a new one, one of the portfolio, or the reader's own profile. */
export function CoachingForm(props: CoachingFormProps) {
  const { staff, draftKey, forScout = false, own = false, onSaved, cancel } = props;
  const { t } = useTranslation('coaching-staff');
  const client = useQueryClient();
  const [conflict, setConflict] = useState<CoachingStaff | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [intentKey] = useState(createIntentKeys);
  const form = useForm<CoachingFormValues>({
    defaultValues: { staffProfile: staff ? valuesOf(staff) : emptyCoachingStaff },
    mode: 'onTouched',
  });
  const draft = useDraft(draftKey, form);

  async function save({ staffProfile: values }: CoachingFormValues) {
    const input = { staffProfile: inputOf(values) };
    try {
      const saved = await call(
        'CoachingStaff/SaveCoachingStaffInfo',
        input,
        values.coachingStaffId === null ? { idempotencyKey: intentKey(input) } : {},
      );
      await draft.saved();
      form.reset({ staffProfile: valuesOf(saved.coachingStaff) });
      for (const key of Object.values(coachingStaffKeys)) void client.invalidateQueries({ queryKey: key });
      await onSaved(saved.message, saved.coachingStaff);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      setConflict(error.current as CoachingStaff);
    }
  }

  function keepMine(theirs: CoachingStaff) {
    setConflict(null);
    form.setValue('staffProfile.version', theirs.version, { shouldDirty: true });
    fields.current?.closest('form')?.requestSubmit();
  }

  function takeTheirs(theirs: CoachingStaff) {
    setConflict(null);
    void draft.saved();
    form.reset({ staffProfile: valuesOf(theirs) });
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={save}>
        <div ref={fields} className={classes.layout}>
          <div className={classes.groups}>
            <CoachingFormFields own={own} forScout={forScout} rename={staff?.can.rename ?? true} />
          </div>
          <div className={classes.aside}>
            <CoachingCompletenessPanel forScout={forScout} />
            <div className={classes.acts}>
              <Button type="submit" loading={form.formState.isSubmitting}>
                {t('form.save')}
              </Button>
              {cancel}
            </div>
          </div>
        </div>
      </Form>
      {conflict && (
        <Suspense fallback={null}>
          <CoachingConflict
            mine={form.getValues('staffProfile')}
            theirs={conflict}
            onKeep={() => keepMine(conflict)}
            onTake={() => takeTheirs(conflict)}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const pathOf = (name: string) =>
  name in emptyCoachingStaff ? (`staffProfile.${name}` as Path<CoachingFormValues>) : null;

/**
 * Shows how complete the profile is while it is edited, with a link to each missing field. `?field=role` in the
 * address focuses that field at once; the dashboard links this way.
 */
function CoachingCompletenessPanel({ forScout }: { forScout: boolean }) {
  const { t } = useTranslation('coaching-staff');
  const { control, setFocus } = useFormContext<CoachingFormValues>();
  const missing = missingIn(useWatch({ control, name: 'staffProfile' }), forScout);
  const all = mandatoryOf(forScout);
  useFieldOfAddress(setFocus, pathOf);
  return (
    <MissingFields
      title={t('completeness.title')}
      total={all.length}
      missing={missing}
      hint={t('completeness.missing')}
      done={t('completeness.done')}
      nameOf={(field) => t(`field.${field}`)}
      onShow={(field) => showField(`staffProfile.${field}`, setFocus)}
    />
  );
}
