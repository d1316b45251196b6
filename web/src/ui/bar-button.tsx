import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './bar-button.module.css';

interface BarButtonProps {
  icon: ReactNode;
  title: string;
  /** The whole of it for who hears it: the title and the count in words. */
  label?: string;
  /** In the corner: how many wait. */
  count?: number;
}

type ButtonProps = Pick<ComponentProps<'button'>, 'aria-expanded' | 'popoverTarget' | 'onClick'>;

/** A sign in the bar above a page that is pressed. */
export function BarButton({ icon, title, label = title, count = 0, ...rest }: BarButtonProps & ButtonProps) {
  return (
    <button type="button" className={classes.icon} title={title} aria-label={label} {...rest}>
      {icon}
      <Badge count={count} />
    </button>
  );
}

interface BarLinkProps extends BarButtonProps {
  to: string;
  onClick?: () => void;
  /** Left out on a phone. */
  wideOnly?: boolean;
}

/** A sign in the bar above a page that leads somewhere. */
export function BarLink({ icon, title, label = title, count = 0, to, onClick, wideOnly }: BarLinkProps) {
  return (
    <Link
      to={to}
      className={classes.icon}
      data-wide={wideOnly || undefined}
      title={title}
      aria-label={label}
      {...(onClick && { onClick })}
    >
      {icon}
      <Badge count={count} />
    </Link>
  );
}

/** Drawn by the style sheet: the label says the whole count, and "99+" as text would contradict it. */
function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.badge} data-count={count > 99 ? '99+' : count} />;
}
