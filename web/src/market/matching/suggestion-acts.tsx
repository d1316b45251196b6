import { IconColumns3, IconFileDollar } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { RowAct } from '../../ui/list/row-act.tsx';
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
      <RowAct
        name={t('applications:board.choose')}
        label={t('applications:board.chooseName', { name: player.name })}
        chosen={isChosen}
        onPress={() => compared.choose(player.id, !isChosen)}
        icon={<IconColumns3 size={20} stroke={1.75} aria-hidden="true" />}
      />
      {offers && (
        <RowAct
          to={`${paths.offer}?player=${player.id}`}
          name={t('matching:candidates.offer')}
          icon={<IconFileDollar size={20} stroke={1.75} aria-hidden="true" />}
        />
      )}
    </>
  );
}
