import type { FieldChange } from '@trattativa/contract/people/teams/team';
import { codeName } from '@trattativa/contract/wire-names';
import { type OrgChartRole, orgChartRoles } from '@trattativa/domain/people/org-chart-roles';
import type { ScoutingReport } from '@trattativa/domain/people/scouting-reports';
import type { ClubColour, CrestPattern } from '@trattativa/domain/platform/club-colours';
import { idOf } from '@trattativa/domain/platform/named-ids';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import type { TeamField } from './form/team-form-values.ts';
import { useTeamWords } from './use-team-words.ts';

type Value = FieldChange['now'];

/** The fields that a record's history may name. */
type ChangedField = TeamField | 'image' | 'email' | 'phone' | 'youthSection';

/** History fields that are named differently in the form. */
const formNames: Readonly<Record<string, string>> = {
  imageUrl: 'image',
  contactEmail: 'email',
  contactPhone: 'phone',
  scoutingFirstTeam: 'scouting.firstTeam',
  scoutingReports: 'scouting.reports',
  scoutingRegion: 'scouting.region',
  scoutingLevel: 'scouting.playerFromLevel',
  scoutingEuPassport: 'scouting.euPassport',
  scoutingOverAge: 'scouting.overAge',
  scoutingUnderAge: 'scouting.underAge',
  scoutingMinHeightCm: 'scouting.minHeightCm',
};

function fieldWord(t: TextsOf<'teams'>, place: (role: OrgChartRole) => string, field: string): string {
  const role = idOf(orgChartRoles, /^OrgChart\.(\d)$/u.exec(field)?.[1]);
  if (role !== undefined) return place(role);
  if (field === 'OrgChart.DefaultRole') return t('teams:field.defaultContact');
  const name = codeName(field);
  return t(`teams:field.${(formNames[name] ?? name) as ChangedField}`);
}

/** Translated words for the changes of a club's record: the field's name and its value. */
export function useChangeWords() {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const ofField: Readonly<Record<string, (value: never) => string>> = {
    Country: words.country,
    Association: words.country,
    Region: words.region,
    ScoutingRegion: words.region,
    Level: words.levelOption,
    ScoutingLevel: words.levelOption,
    Category: words.category,
    'OrgChart.DefaultRole': words.place,
    CrestPattern: (pattern: CrestPattern) => t(`crestPattern.${pattern}`),
    CrestFirst: (colour: ClubColour) => t(`colour.${colour}`),
    CrestSecond: (colour: ClubColour) => t(`colour.${colour}`),
    YouthSection: (section: number) => t(`youthSection.${section}`),
  };
  return {
    field: (field: string) => fieldWord(t, words.place, field),
    value(field: string, value: Value): string {
      if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('none');
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (field === 'CategoriesPlayed') return (value as number[]).map(words.category).join(', ');
      if (field === 'ScoutingReports') return (value as ScoutingReport[]).map(words.report).join(', ');
      return ofField[field]?.(value as never) ?? String(value);
    },
  };
}
