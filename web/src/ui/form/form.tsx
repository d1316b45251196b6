import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ErrorPanel } from '../error-panel.tsx';
import classes from './form.module.css';
import { useSubmit } from './use-submit.ts';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Sends the form. What it throws appears beside the fields or above them. */
  onSubmit: (values: Values) => Promise<void> | void;
  children: ReactNode;
  /** What the service says when something that it needs is missing, where that is one sentence (spec §5). */
  missing?: string;
  label?: string;
  className?: string;
}

/**
 * A form over react-hook-form. Messages stand beside the field they are about, the first of them has the focus, and the
 * service's refusals are shown the same way; what is about no field stands above the form.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, children, label, missing, className = classes.form } = props;
  const submit = useSubmit(form, onSubmit, missing);
  const message = form.formState.errors.root?.server?.message;
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={label} className={className} onSubmit={submit}>
        {message !== undefined && <ErrorPanel text={message} />}
        {children}
      </form>
    </FormProvider>
  );
}
