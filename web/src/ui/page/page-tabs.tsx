import { useLayoutEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the open tab is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is another place
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 40;
  }, [open]);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
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
