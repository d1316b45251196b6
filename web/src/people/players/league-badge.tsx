import classes from './league-badge.module.css';

interface LeagueBadgeProps {
  /** 0 is the first tier; the colour follows from it. Null: unknown. */
  level: number | null;
  name: string;
}

/** A league as a short coloured name: the first four tiers have a colour each, the others are neutral. */
export function LeagueBadge({ level, name }: LeagueBadgeProps) {
  return (
    <span className={classes.badge} data-level={level ?? undefined}>
      {name}
    </span>
  );
}
