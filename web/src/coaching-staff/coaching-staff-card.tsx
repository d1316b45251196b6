import type { ListedCoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../players/player-card.module.css';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { CoachingCompleteness } from './coaching-completeness.tsx';
import own from './coaching-staff-card.module.css';
import { coachingStaffName } from './coaching-staff-name.ts';
import { searchedBy } from './searched-by.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingStaffCardProps {
  staff: ListedCoachingStaff;
  /** Where the name leads; the whole card becomes its surface. */
  to?: string | undefined;
  heading?: 2 | 3;
  /** Instead of the post: what a scout is. */
  post?: string | undefined;
  actions?: ReactNode;
}

/** The card of a member of coaching staff: picture, name, post, licences, club, what they look for, availability. */
export function CoachingStaffCard({ staff, to, heading = 2, post, actions }: CoachingStaffCardProps) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const Heading = `h${heading}` as const;
  const name = coachingStaffName(staff);
  const who = [
    staff.age == null ? null : words.years(staff.age),
    staff.nationality ? words.country(staff.nationality) : null,
  ];
  const licences = staff.qualifications ?? [];
  const searches = searchedBy(staff, words);
  return (
    <article className={classes.card} data-linked={to !== undefined || undefined}>
      <div className={classes.top}>
        <AvatarPicture name={name} url={staff.imageUrl} size={52} kind="coach" />
        <div className={classes.names}>
          <Heading className={classes.name}>
            {to === undefined ? (
              name
            ) : (
              <Link to={to} className={classes.link}>
                {name}
              </Link>
            )}
          </Heading>
          <p className={classes.who}>{who.filter(Boolean).join(' · ')}</p>
          <p className={classes.role}>
            {post ?? (staff.role == null ? t('card.noRole') : words.role(staff.role))}
          </p>
        </div>
      </div>
      <p className={classes.club}>{staff.currentClub || t('card.noClub')}</p>
      {licences.length > 0 && (
        <ul className={own.licences} aria-label={t('field.qualifications')}>
          {licences.map((licence, index) => (
            <li key={licence} data-highest={index === 0 || undefined}>
              {words.qualification(licence)}
            </li>
          ))}
        </ul>
      )}
      {searches.length > 0 && (
        <p className={own.searches}>
          {t('card.searches', { where: searches.map(({ content }) => content).join(', ') })}
        </p>
      )}
      <div className={classes.foot}>
        {staff.immediateAvailability === true && <StatusChip tone="moving">{t('card.available')}</StatusChip>}
        <CoachingCompleteness staff={staff} />
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    </article>
  );
}
