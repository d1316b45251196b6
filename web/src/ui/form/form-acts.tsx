import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import classes from './form-acts.module.css';

interface FormActsProps {
  /** The label of the submit button. */
  submit: string;
  /** Runs instead of submitting the form, where what is saved may be incomplete. */
  instead?: { onClick: () => void; isRunning: boolean };
  /** Further actions, the way out last. */
  children?: ReactNode;
}

/** The buttons that submit and leave a form, sticky at its end. */
export function FormActs({ submit, instead, children }: FormActsProps) {
  const { isSubmitting } = useFormState();
  return (
    <div className={classes.acts}>
      <Button
        type={instead ? 'button' : 'submit'}
        size="md"
        loading={isSubmitting || instead?.isRunning === true}
        onClick={instead?.onClick}
      >
        {submit}
      </Button>
      {children}
    </div>
  );
}
