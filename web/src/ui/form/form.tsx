import type { ErrorCode } from '@trattativa/contract/errors';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import classes from './form.module.css';
import { useSubmit } from './use-submit.ts';

// Wanted only once a form was refused.
const ErrorCount = lazy(() => loadChunk(() => import('./error-count.tsx')));

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Submits the form. Thrown errors are shown beside the fields or above them. */
  onSubmit: (values: Values) => Promise<void> | void;
  children: ReactNode;
  /** The service's message for missing fields, where it is one sentence (spec §5). */
  missing?: string;
  label?: string;
  className?: string;
  /** What can be pressed instead, beside a refusal above the form, by its code. */
  wayOn?: Readonly<Partial<Record<ErrorCode, ReactNode>>>;
}

/**
 * A form over react-hook-form. Messages stand beside their field and the first one gets the focus, for the
 * service's refusals too. Messages without a field stand above the form.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, children, label, missing, wayOn, className = classes.form } = props;
  const submit = useSubmit(form, onSubmit, missing);
  const refusal = form.formState.errors.root?.server;
  const message = refusal?.message;
  const place = useRef<HTMLFormElement>(null);
  const { errors, submitCount } = form.formState;
  const names = submitCount > 0 ? pathsOf(errors) : [];
  return (
    <FormProvider {...form}>
      <form ref={place} noValidate aria-label={label} className={className} onSubmit={submit}>
        {message !== undefined && (
          <ErrorPanel text={message}>{wayOn?.[refusal?.type as ErrorCode]}</ErrorPanel>
        )}
        {children}
        <Suspense>{names.length > 1 && <ErrorCount form={place} names={names} />}</Suspense>
      </form>
    </FormProvider>
  );
}

/** The paths of the fields with an error, `player.phone`; not the messages about the whole form. */
function pathsOf(errors: FieldErrors, above = ''): string[] {
  return Object.entries(errors).flatMap(([name, found]) => {
    if (!found || typeof found !== 'object' || (above === '' && name === 'root')) return [];
    const path = `${above}${name}`;
    return 'type' in found && typeof found.type === 'string'
      ? [path]
      : pathsOf(found as FieldErrors, `${path}.`);
  });
}
