import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './error-panel.module.css';

interface ErrorPanelProps {
  /** What happened, in the service's words if there are any. */
  text: string;
  onRetry?: (() => void) | undefined;
  /** Another way on: links or buttons. */
  children?: ReactNode;
}

/** Something could not be loaded or done: the reason, and a retry or another way on. Announced when it appears. */
export function ErrorPanel({ text, onRetry, children }: ErrorPanelProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.panel} role="alert">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={classes.icon}>
        <path
          fill="currentColor"
          d="M10 1.5 19 17.5H1zM9 7.5v5h2v-5zm0 6.5v2h2v-2z"
          fillRule="evenodd"
          clipRule="evenodd"
        />
      </svg>
      <p className={classes.text}>{text}</p>
      {onRetry !== undefined && (
        <Button variant="default" size="sm" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
      {children}
    </div>
  );
}
