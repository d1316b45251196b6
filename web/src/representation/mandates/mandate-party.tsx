import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from '../../people/agents-ui.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import classes from './mandate-party.module.css';
import { useMandateWords } from './use-mandate-words.ts';

interface MandatePartyProps {
  mandate: Mandate;
  /** Side that is shown: the agent, or the player or club. */
  side: 'agent' | 'principal';
}

/** One side of a mandate in a compact row: picture, name, and a word on who that is. */
export function MandateParty({ mandate, side }: MandatePartyProps) {
  const { t } = useTranslation(['mandates', 'catalogue']);
  const words = useMandateWords();
  const { agent, player, team } = mandate;
  const name = side === 'agent' ? words.agent(mandate) : words.principal(mandate);
  const role =
    player?.principalRole == null
      ? t('mandates:page.player')
      : t(`catalogue:playerRole.${player.principalRole}`);
  const detail = side === 'agent' ? agent.society || t('mandates:page.agent') : team ? team.city : role;
  const isClub = side === 'principal' && team !== null;
  return (
    <span className={classes.party}>
      <AvatarPicture
        name={name}
        url={side === 'agent' ? agent.imageUrl : (team ?? player)?.imageUrl}
        size={36}
        kind={isClub ? 'club' : side === 'agent' ? 'agent' : 'player'}
      />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>{detail}</span>
        {side === 'agent' && <LicenceLine licence={agent.licence} />}
      </span>
    </span>
  );
}
