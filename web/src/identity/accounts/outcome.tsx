import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AuthCard } from './auth-card.tsx';
import classes from './outcome.module.css';

interface OutcomeProps {
  good: boolean;
  title: string;
  /** In the service's own words. */
  message: string;
  to: string;
  act: string;
}

/** How it ended, and the one way on. */
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
