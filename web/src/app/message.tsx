import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePageTitle } from '../ui/page/page-title.ts';
import styles from './message.module.css';

interface MessageProps {
  title: string;
  body: string;
  /** The label of the button; `to` or `onAct` says what it does. */
  act: string;
  to?: string;
  onAct?: () => void;
}

/** A page with one message and one button. */
export function Message({ title, body, act, to, onAct }: MessageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page} role="status">
      <h1 className={styles.title}>{title}</h1>
      <p>{body}</p>
      {to === undefined ? (
        <Button onClick={onAct}>{act}</Button>
      ) : (
        <Button component={Link} to={to}>
          {act}
        </Button>
      )}
    </div>
  );
}
