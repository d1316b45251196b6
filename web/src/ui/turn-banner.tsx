import type { ReactNode } from 'react';
import classes from './turn-banner.module.css';

interface TurnBannerProps {
  /** True: the reader's turn, the most prominent element of the screen. False: the other side's. */
  yours: boolean;
  title: string;
  text?: ReactNode;
  /** The buttons of the turn. */
  children?: ReactNode;
}

/** A banner that says whose turn it is. */
export function TurnBanner({ yours, title, text, children }: TurnBannerProps) {
  return (
    <div className={classes.banner} data-yours={yours || undefined}>
      <svg viewBox="0 0 12 12" width="20" height="20" aria-hidden="true" className={classes.shape}>
        <path
          fill="currentColor"
          d={
            yours
              ? 'M6 .8 11.2 6 6 11.2.8 6z'
              : 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z'
          }
        />
      </svg>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children !== undefined && <div className={classes.acts}>{children}</div>}
    </div>
  );
}
