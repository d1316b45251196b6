import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './coaching-cards.module.css';
import { CoachingStaffCard } from './coaching-staff-card.tsx';
import { coachingStaffPath } from './coaching-staff-paths.ts';

interface CoachingCardsProps {
  label: string;
  people: readonly ListedCoachingStaff[];
  actsOf: (staff: ListedCoachingStaff) => ReactNode;
  /** Called near the end of the list while there are more rows. */
  onNearEnd?: (() => void) | undefined;
}

/** The coaching portfolio as cards, virtualised: only cards near the window are in the page. */
export function CoachingCards({ label, people, actsOf, onNearEnd }: CoachingCardsProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onNearEnd === undefined || end.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNearEnd();
      },
      { rootMargin: '600px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [onNearEnd]);
  return (
    <>
      <ul className={classes.cards} aria-label={label}>
        {people.map((staff) => (
          <li key={staff.coachingStaffId} className={classes.card}>
            <CoachingStaffCard
              staff={staff}
              to={coachingStaffPath(staff.coachingStaffId)}
              actions={actsOf(staff)}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
