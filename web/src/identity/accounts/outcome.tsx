import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AuthCard } from './auth-card.tsx';
import classes from './outcome.module.css';

interface OutcomeProps {
  good: boolean;
  title: string;
  /** The service's text. */
  message: string;
  to: string;
  act: string;
}

/** The result of an action, and one link to continue. */
export function Outcome({ good, title, message, to, act }: OutcomeProps) {
  return (
    <AuthCard title={title}>
      <p className={classes.message} data-good={good || undefined} role={good ? 'status' : 'alert'}>
        {message}
      </p>
      <Button component={Link} to={to} size="md" fullWidth>
        {act}
      </Button>
    </AuthCard>
  );
}
