import type { Team } from '@trattativa/contract/people/teams/team';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { useTeamWords } from '../use-team-words.ts';

/** A club's public facts. */
export function TeamFacts({ team }: { team: Team }) {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const played = team.categoriesPlayed.map(words.category).join(', ');
  return (
    <FactList
      facts={[
        [t('field.category'), team.category === null ? null : words.category(team.category)],
        [t('field.level'), team.level === null ? null : words.level(team.level, team.country)],
        [t('field.leagueName'), team.leagueName],
        [t('field.country'), words.country(team.country)],
        [
          t('field.association'),
          team.country !== 'GB'
            ? null
            : team.homeAssociation === null
              ? t('associationUnknown')
              : words.country(team.homeAssociation),
        ],
        [t('field.region'), team.region === null ? null : words.region(team.region)],
        [t('field.city'), team.city],
        [t('field.address'), team.address],
        [t('field.stadiumName'), team.stadiumName],
        [t('field.foundationYear'), team.foundationYear],
        [t('field.categoriesPlayed'), played],
        [t('field.youthSection'), t(`youthSection.${team.youthSection}`)],
        [
          t('field.website'),
          team.website && (
            <a href={team.website} target="_blank" rel="noopener noreferrer">
              {team.website.replace(/^https?:\/\/(www\.)?|\/$/gu, '')}
            </a>
          ),
        ],
      ]}
    />
  );
}

interface ScoutingFactsProps {
  scouting: NonNullable<Team['scouting']>;
  /** Country of the club: levels abroad have no Italian league. */
  country: Team['country'];
}

/** The players whom the club's scouting looks for. */
export function ScoutingFacts({ scouting, country }: ScoutingFactsProps) {
  const { t } = useTranslation('teams');
  const words = useTeamWords();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const reports = scouting.reports.map((source) =>
    source === 'region' && scouting.region ? words.region(scouting.region) : words.report(source),
  );
  return (
    <FactList
      facts={[
        [t('field.scouting.firstTeam'), yesNo(scouting.firstTeam)],
        [t('field.scouting.reports'), reports.join(', ') || t('none')],
        [
          t('field.scouting.playerFromLevel'),
          scouting.playerFromLevel === null ? t('none') : words.optionIn(country)(scouting.playerFromLevel),
        ],
        [t('field.scouting.euPassport'), yesNo(scouting.euPassport)],
        [t('field.scouting.overAge'), scouting.overAge],
        [t('field.scouting.underAge'), scouting.underAge],
        [t('field.scouting.minHeightCm'), scouting.minHeightCm && `${scouting.minHeightCm} cm`],
      ]}
    />
  );
}
