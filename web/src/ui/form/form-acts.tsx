import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import classes from './form-acts.module.css';

interface FormActsProps {
  /** What sending the form does, in words. */
  submit: string;
  /** What else can be done here, the way out last. */
  children?: ReactNode;
}

/** How a long form is sent and left: the last of it, kept in sight below the fields. */
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
