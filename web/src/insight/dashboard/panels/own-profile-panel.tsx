import { Button } from '@mantine/core';
import { codeName } from '@trattativa/contract/wire-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlatformLimits } from '../../../identity/limits.ts';
import type { CoachingStaffField } from '../../../people/coaching-staff.ts';
import { useCoachingStaff } from '../../../people/coaching-staff.ts';
import { CoachingStaffCard } from '../../../people/coaching-staff-ui.ts';
import { ownProfilePath } from '../../../people/players.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import classes from './own-profile-panel.module.css';
import { Panel, PanelNothing } from './panel.tsx';

/** A coach's or scout's own profile on the first screen: the missing data, each with a link to its field. */
export function OwnProfilePanel() {
  const { t } = useTranslation(['coaching-staff', 'catalogue']);
  const { obsoleteMonths } = usePlatformLimits().profiles;
  const isScout = useUser().kind === 'scout';
  const { data: staff, error } = useCoachingStaff(null);
  const open = (
    <Button component={Link} to={ownProfilePath()} variant="default" size="sm">
      {t('coaching-staff:dashboard.open')}
    </Button>
  );
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return (
      <Panel title={t('coaching-staff:dashboard.profile')}>
        <PanelNothing text={t('coaching-staff:dashboard.none')} action={open} />
      </Panel>
    );
  }
  if (!staff) return null;
  const complete = isScout ? 'completeness.done' : 'dashboard.complete';
  const done = staff.completeness === 'obsolete' ? 'dashboard.obsolete' : complete;
  return (
    <Panel title={t('coaching-staff:dashboard.profile')}>
      <div className={classes.profile}>
        <CoachingStaffCard
          staff={staff}
          heading={3}
          post={isScout ? t('catalogue:evaluatorRole.3') : undefined}
        />
        {staff.missingFields.length > 0 ? (
          <div>
            <p>{t('coaching-staff:dashboard.missing')}</p>
            <ul className={classes.missing}>
              {staff.missingFields.map((field) => (
                <li key={field}>
                  <Link to={ownProfilePath(field)}>
                    {t(`coaching-staff:field.${codeName(field) as CoachingStaffField}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{t(`coaching-staff:${done}`, { months: obsoleteMonths })}</p>
        )}
        <div>{open}</div>
      </div>
    </Panel>
  );
}
