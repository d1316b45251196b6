import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { formatSeries } from '@trattativa/texts/format-series';
import type { Language } from '@trattativa/texts/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonCard } from '../../ui/text/person-card.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { CoachingCompleteness } from './coaching-completeness.tsx';
import classes from './coaching-staff-card.module.css';
import { coachingStaffName, searchChips, useCoachingStaffWords } from './use-coaching-staff-words.ts';

interface CoachingStaffCardProps {
  staff: ListedCoachingStaff;
  /** The target of the name's link; the whole card is clickable. */
  to?: string | undefined;
  heading?: 2 | 3;
  /** Shown instead of the position, for scouts. */
  post?: string | undefined;
  actions?: ReactNode;
}

/** The card of a member of coaching staff: picture, name, position, licences, club, search, availability. */
export function CoachingStaffCard({ staff, to, heading = 2, post, actions }: CoachingStaffCardProps) {
  const { t, i18n } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const who = [
    staff.age == null ? null : words.years(staff.age),
    staff.nationality ? words.country(staff.nationality) : null,
  ];
  const licences = staff.qualifications ?? [];
  const searches = searchChips(staff, words);
  return (
    <PersonCard
      name={coachingStaffName(staff)}
      imageUrl={staff.imageUrl}
      kind="coach"
      to={to}
      heading={heading}
      who={who}
      role={post ?? (staff.role == null ? t('card.noRole') : words.role(staff.role))}
      place={staff.currentClub || t('card.noClub')}
      foot={
        <>
          {staff.immediateAvailability === true && (
            <StatusChip tone="moving">{t('card.available')}</StatusChip>
          )}
          <CoachingCompleteness staff={staff} />
        </>
      }
      actions={actions}
    >
      {licences.length > 0 && (
        <ul className={classes.licences} aria-label={t('field.qualifications')}>
          {licences.map((licence, index) => (
            <li key={licence} data-highest={index === 0 || undefined}>
              {words.qualification(licence)}
            </li>
          ))}
        </ul>
      )}
      {searches.length > 0 && (
        <p className={classes.searches}>
          {t('card.searches', {
            where: formatSeries(
              i18n.language as Language,
              searches.map(({ content }) => content),
            ),
          })}
        </p>
      )}
    </PersonCard>
  );
}
