import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page-title.ts';
import classes from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** The other way: register instead of logging in, and so on. */
  foot?: ReactNode;
  /** What stands beside the card on a wide window, below it on a narrow one. */
  beside?: ReactNode;
  wide?: boolean;
}

/** The card of the pages that let people in: one thing to do, and the other way below it. */
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
