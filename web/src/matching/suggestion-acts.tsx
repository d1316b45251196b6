import { ActionIcon } from '@mantine/core';
import { IconColumns3, IconFileDollar } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/matching/match';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import type { PlayersToCompare } from '../applications/use-comparison.ts';

interface SuggestionActsProps {
  player: Match['player'];
  compared: PlayersToCompare;
  /** Who makes no offers only compares. */
  offers: boolean;
}

/** What can be done with a player who is suggested: put them beside others, make an offer. */
export function SuggestionActs({ player, compared, offers }: SuggestionActsProps) {
  const { t } = useTranslation(['matching', 'applications']);
  const isChosen = compared.chosen.includes(player.id);
  return (
    <>
      <ActionIcon
        variant={isChosen ? 'filled' : 'light'}
        size="lg"
        title={t('applications:board.choose')}
        aria-label={t('applications:board.chooseName', { name: player.name })}
        aria-pressed={isChosen}
        onClick={() => compared.choose(player.id, !isChosen)}
      >
        <IconColumns3 size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {offers && (
        <ActionIcon
          component={Link}
          to={`${paths.offer}?player=${player.id}`}
          variant="light"
          size="lg"
          title={t('matching:candidates.offer')}
          aria-label={t('matching:candidates.offer')}
        >
          <IconFileDollar size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}
