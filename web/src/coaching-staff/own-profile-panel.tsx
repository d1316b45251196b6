import { Button } from '@mantine/core';
import { codeName } from '@trattativa/contract/wire-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Panel, PanelNothing } from '../dashboard/panel.tsx';
import { ApiError } from '../platform/api/api-error.ts';
import { ownProfilePath } from '../players/player-paths.ts';
import { useCoachingStaff } from './coaching-staff.queries.ts';
import { CoachingStaffCard } from './coaching-staff-card.tsx';
import classes from './own-profile-panel.module.css';

/** A coach's or a scout's own profile on the first screen: what it lacks, each a way to the field. */
export function OwnProfilePanel() {
  const { t } = useTranslation('coaching-staff');
  const { data: staff, error } = useCoachingStaff(null);
  const open = (
    <Button component={Link} to={ownProfilePath()} variant="default" size="sm">
      {t('dashboard.open')}
    </Button>
  );
  if (error instanceof ApiError && error.code === 'NOT_FOUND') {
    return (
      <Panel title={t('dashboard.profile')}>
        <PanelNothing text={t('dashboard.none')} action={open} />
      </Panel>
    );
  }
  if (!staff) return null;
  return (
    <Panel title={t('dashboard.profile')}>
      <div className={classes.profile}>
        <CoachingStaffCard staff={staff} heading={3} />
        {staff.missingFields.length > 0 ? (
          <div>
            <p>{t('dashboard.missing')}</p>
            <ul className={classes.missing}>
              {staff.missingFields.map((field) => (
                <li key={field}>
                  <Link to={ownProfilePath(field)}>{t(`field.${codeName(field)}`)}</Link>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{t(staff.completeness === 'obsolete' ? 'dashboard.obsolete' : 'dashboard.complete')}</p>
        )}
        <div>{open}</div>
      </div>
    </Panel>
  );
}
