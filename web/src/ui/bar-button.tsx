import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './bar-button.module.css';

interface BarButtonProps {
  icon: ReactNode;
  title: string;
  /** The accessible name: the title and the count in words. */
  label?: string;
  /** The count of the badge. */
  count?: number;
}

type ButtonProps = Pick<ComponentProps<'button'>, 'aria-expanded' | 'popoverTarget' | 'onClick'>;

/** An icon in the top bar that acts as a button. */
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
  /** Hidden on a phone. */
  wideOnly?: boolean;
}

/** An icon in the top bar that is a link. */
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

/** Drawn by the style sheet: the label contains the full count, and "99+" as text would contradict it. */
function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.badge} data-count={count > 99 ? '99+' : count} />;
}
