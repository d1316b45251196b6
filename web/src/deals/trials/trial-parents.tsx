import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldError } from '../../platform/api/api-error.ts';
import classes from './trial.module.css';
import { TrialParentsFields } from './trial-parents-fields.tsx';

/** What is written of a minor's parents. */
export interface ParentsValues {
  parentsAgree: boolean;
  parentsContact: string;
}

interface TrialParentsProps {
  /** What the rules refuse, beside its field. */
  refusals: readonly FieldError[];
  onChange: (values: ParentsValues) => void;
}

/** Before a minor is put on trial: what the record of the trial asks of the parents, in the dialog of the press. */
export default function TrialParents({ refusals, onChange }: TrialParentsProps) {
  const form = useForm<ParentsValues>({ defaultValues: { parentsAgree: false, parentsContact: '' } });
  const { subscribe, setError, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          // What was refused is judged anew by the next press.
          clearErrors();
          onChange(values);
        },
      }),
    [subscribe, clearErrors, onChange],
  );
  useEffect(() => {
    for (const { name, text } of refusals) setError(name as keyof ParentsValues, { message: text });
  }, [refusals, setError]);
  return (
    <FormProvider {...form}>
      <div className={classes.parents}>
        <TrialParentsFields />
      </div>
    </FormProvider>
  );
}
