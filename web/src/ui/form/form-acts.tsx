import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import classes from './form-acts.module.css';

interface FormActsProps {
  /** The label of the submit button. */
  submit: string;
  /** Further actions, the way out last. */
  children?: ReactNode;
}

/** The buttons that submit and leave a form, sticky at its end. */
export function FormActs({ submit, children }: FormActsProps) {
  const { isSubmitting } = useFormState();
  return (
    <div className={classes.acts}>
      <Button type="submit" size="md" loading={isSubmitting}>
        {submit}
      </Button>
      {children}
    </div>
  );
}
