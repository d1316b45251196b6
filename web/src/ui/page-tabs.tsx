import { Link } from 'react-router';
import classes from './page-tabs.module.css';

interface PageTabsProps {
  /** The label for screen readers. */
  label: string;
  open: string;
  tabs: readonly { key: string; label: string; to: string }[];
}

/** Tabs of a screen, each with an address of its own. */
export function PageTabs({ label, open, tabs }: PageTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          className={classes.tab}
          aria-current={tab.key === open ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
