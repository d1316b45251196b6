import type { ScoutingReport } from '@trattativa/domain/people/scouting-reports';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PartSummary } from '../../../ui/form/part-summary.tsx';
import type { TeamFormValues, TeamValues } from '../form/team-form-values.ts';
import { useTeamWords } from '../use-team-words.ts';

export type TeamSection = 'club' | 'colours' | 'place' | 'football' | 'contacts' | 'orgChart' | 'scouting';

/** What a folded section of a club's form says already, in a few words; nothing where nothing is filled in. */
export function TeamSectionSummary({ section }: { section: TeamSection }) {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const { control } = useFormContext<TeamFormValues>();
  const team = useWatch({ control, name: 'team' });
  const said: Record<TeamSection, (values: TeamValues) => readonly (string | null | false)[]> = {
    club: ({ name, stadiumName }) => [name, stadiumName],
    colours: ({ crestFirst, crestSecond }) => [
      crestFirst && t(`colour.${crestFirst}`),
      crestSecond && t(`colour.${crestSecond}`),
    ],
    place: ({ city, country }) => [city, country && words.country(country)],
    football: ({ category, leagueName }) => [category !== null && words.category(category), leagueName],
    contacts: ({ contacts }) => [contacts.email, contacts.phone],
    orgChart: ({ orgChart }) => orgChart.places.map(({ name }) => name),
    scouting: ({ scouting }) => scouting.reports.map((source) => words.report(source as ScoutingReport)),
  };
  return <PartSummary filled={said[section](team)} />;
}
