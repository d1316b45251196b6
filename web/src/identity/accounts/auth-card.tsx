import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page/page-title.ts';
import classes from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** The alternative below the card: register instead of logging in, and so on. */
  foot?: ReactNode;
  /** Shown beside the card on a wide window, below it on a narrow one. */
  beside?: ReactNode;
  wide?: boolean;
}

/** The card of the pages for login and registration: one form, and the alternative below it. */
export function AuthCard({ title, text, children, foot, beside, wide = false }: AuthCardProps) {
  usePageTitle(title);
  return (
    <div className={classes.page} data-beside={(beside !== undefined && beside !== null) || undefined}>
      <section className={classes.card} data-wide={wide || undefined}>
        <h1 className={classes.title}>{title}</h1>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {children}
        {foot !== undefined && <div className={classes.foot}>{foot}</div>}
      </section>
      {beside}
    </div>
  );
}
