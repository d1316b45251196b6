import { IconColumns3, IconFileDollar, IconMessages, IconZoomQuestion } from '@tabler/icons-react';
import type { CallerKind } from '@trattativa/contract/access';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { paths } from '../../platform/paths.ts';
import { RowAct } from '../../ui/list/row-act.tsx';
import type { PlayersToCompare } from '../applications/use-comparison.ts';

interface SuggestionActsProps {
  player: Match['player'];
  compared: PlayersToCompare;
  reader: CallerKind;
  onContact: (player: Match['player']) => void;
  onEnquire: (player: Match['player']) => void;
}

/**
 * The acts on a suggested player: a club writes to who keeps the player, enquires and offers, as on the market; staff offer;
 * everybody compares.
 */
export function SuggestionActs({ player, compared, reader, onContact, onEnquire }: SuggestionActsProps) {
  const { t } = useTranslation(['matching', 'applications']);
  const isChosen = compared.chosen.includes(player.id);
  const isClub = reader === 'team';
  const isAgent = reader === 'agent' || reader === 'premium';
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {isClub && (
        <>
          <RowAct
            worded
            name={t('applications:board.write')}
            label={t('applications:board.writeOf', { name: player.name })}
            onPress={() => onContact(player)}
            icon={<IconMessages {...icon} />}
          />
          <RowAct
            name={t('applications:board.enquire')}
            onPress={() => onEnquire(player)}
            icon={<IconZoomQuestion {...icon} />}
          />
        </>
      )}
      {!isAgent && (
        <RowAct
          worded
          to={`${paths.offer}?player=${player.id}`}
          name={t('matching:candidates.offer')}
          icon={<IconFileDollar {...icon} />}
        />
      )}
      <RowAct
        worded={!isClub}
        name={t('applications:board.choose')}
        label={t('applications:board.chooseName', { name: player.name })}
        chosen={isChosen}
        onPress={() => compared.choose(player.id, !isChosen)}
        icon={<IconColumns3 {...icon} />}
      />
    </>
  );
}
