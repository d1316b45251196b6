import { IconMail, IconPhone, IconStarFilled } from '@tabler/icons-react';
import type { OrgChartPlace } from '@trattativa/contract/people/teams/team';
import { type OrgChartRole, orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { useTeamWords } from '../use-team-words.ts';
import classes from './org-chart.module.css';

interface OrgChartProps {
  places: readonly OrgChartPlace[];
  defaultRole: OrgChartRole | null;
}

/** The rows of the drawing: president, board, staff. */
const rows: readonly (readonly OrgChartRole[])[] = [
  [orgChartRole.president],
  [orgChartRole.firstDirective, orgChartRole.secondDirective, orgChartRole.thirdDirective],
  [orgChartRole.sportsDirector, orgChartRole.coach, orgChartRole.secretary],
  [orgChartRole.youthSectorResponsible, orgChartRole.youthSectorSecretary],
];

/** A club's people as an org chart, with their contacts. */
export function OrgChart({ places, defaultRole }: OrgChartProps) {
  const { t } = useTranslation('teams');
  const shown = rows
    .map((roles) => roles.flatMap((role) => places.find((place) => place.role === role) ?? []))
    .filter((row) => row.length > 0);
  if (shown.length === 0) return <QuietText>{t('team.noOrgChart')}</QuietText>;
  return (
    <ol className={classes.chart}>
      {shown.map((row) => (
        <li key={row[0]?.role} className={classes.row}>
          <ul className={classes.places}>
            {row.map((place) => (
              <Place key={place.role} place={place} isDefault={place.role === defaultRole} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Place({ place, isDefault }: { place: OrgChartPlace; isDefault: boolean }) {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  return (
    <li className={classes.place} data-default={isDefault || undefined}>
      <span className={classes.role}>{words.place(place.role)}</span>
      {place.name !== '' && <strong className={classes.name}>{place.name}</strong>}
      {place.email && (
        <a className={classes.way} href={`mailto:${place.email}`}>
          <IconMail size={15} stroke={1.75} aria-hidden="true" />
          {place.email}
        </a>
      )}
      {place.phone !== '' && (
        <a className={classes.way} href={`tel:${place.phone.replace(/[^\d+]/gu, '')}`}>
          <IconPhone size={15} stroke={1.75} aria-hidden="true" />
          {place.phone}
        </a>
      )}
      {isDefault && (
        <span className={classes.default}>
          <IconStarFilled size={13} aria-hidden="true" />
          {t('field.defaultContact')}
        </span>
      )}
    </li>
  );
}
