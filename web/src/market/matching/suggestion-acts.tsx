import { IconColumns3, IconFileDollar, IconMessages } from '@tabler/icons-react';
import type { CallerKind } from '@trattativa/contract/access';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { ActMenu } from '../../ui/act-menu.tsx';
import { RowAct } from '../../ui/list/row-act.tsx';
import type { PlayersToCompare } from '../applications/candidates/use-comparison.ts';

interface SuggestionActsProps {
  player: Match['player'];
  compared: PlayersToCompare;
  reader: CallerKind;
  onContact: (player: Match['player']) => void;
  onEnquire: (player: Match['player']) => void;
}

/**
 * The acts on a suggested player: a club writes to who keeps the player and offers, and has the other acts in a menu; staff
 * offer; everybody compares. A player in the comparison shows it on the row.
 */
export function SuggestionActs({ player, compared, reader, onContact, onEnquire }: SuggestionActsProps) {
  const { t } = useTranslation(['matching', 'applications']);
  const isChosen = compared.chosen.includes(player.id);
  const isClub = reader === 'team';
  const isAgent = reader === 'agent' || reader === 'premium';
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const compare = () => compared.choose(player.id, !isChosen);
  return (
    <>
      {isClub && (
        <RowAct
          worded
          name={t('applications:board.write')}
          label={t('applications:board.writeOf', { name: player.name })}
          onPress={() => onContact(player)}
          icon={<IconMessages {...icon} />}
        />
      )}
      {!isAgent && (
        <RowAct
          worded
          to={`${paths.offer}?player=${player.id}`}
          name={t('matching:candidates.offer')}
          icon={<IconFileDollar {...icon} />}
        />
      )}
      {(!isClub || isChosen) && (
        <RowAct
          worded={!isClub}
          name={t('applications:board.choose')}
          label={t('applications:board.chooseName', { name: player.name })}
          chosen={isChosen}
          onPress={compare}
          icon={<IconColumns3 {...icon} />}
        />
      )}
      {isClub && (
        <ActMenu
          label={t('applications:board.acts', { name: player.name })}
          acts={[
            { key: 'enquire', label: t('applications:board.enquire'), onPress: () => onEnquire(player) },
            ...(isChosen
              ? []
              : [{ key: 'compare', label: t('applications:board.choose'), onPress: compare }]),
          ]}
        />
      )}
    </>
  );
}
