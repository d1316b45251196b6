import { Anchor, Button } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agentPath } from '../../people/agents.ts';
import { LicenceLine } from '../../people/agents-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { mandatePath, newMandatePath } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { MandateStatusChip } from './mandate-status-chip.tsx';
import { useMandates, useRepresentative } from './mandates.queries.ts';
import classes from './player-mandates.module.css';
import { useMandateWords } from './use-mandate-words.ts';

/**
 * Representation of a player: for the agent of the record the mandates with this player and the way to a new one, for
 * the others the agent, and whether the player has confirmed it.
 */
export default function PlayerMandates({ player }: { player: Player }) {
  const { kind } = useUser();
  const isAgents =
    (kind === 'agent' || kind === 'premium') && player.can.edit && player.profile === profileType.agentPlayer;
  if (isAgents) return <OwnMandates player={player} />;
  // The permission matrix closes it to coaching staff.
  return kind === 'coach' || kind === 'scout' ? null : <Represented player={player} />;
}

function OwnMandates({ player }: { player: Player }) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  const { data } = useMandates({ playerId: player.id });
  const items = data?.pages.flatMap((page) => page.items);
  if (items === undefined) return null;
  const running = items.some(
    ({ status }) => status === mandateStatus.proposed || status === mandateStatus.confirmed,
  );
  return (
    <CardPart title={t('panel.title')}>
      {items.length === 0 ? (
        <QuietText>{t('panel.none')}</QuietText>
      ) : (
        <ul className={classes.list}>
          {items.map((mandate) => (
            <li key={mandate.id}>
              <Anchor component={Link} to={mandatePath(mandate.id)} fw="var(--mantine-font-weight-medium)">
                {words.period(mandate)}
              </Anchor>
              <MandateStatusChip mandate={mandate} />
            </li>
          ))}
        </ul>
      )}
      <Button
        component={Link}
        to={newMandatePath({ player: player.id })}
        variant={running ? 'default' : 'light'}
        className={classes.act}
      >
        {t('propose')}
      </Button>
    </CardPart>
  );
}

function Represented({ player }: { player: Player }) {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const { data } = useRepresentative(player.id, true);
  if (!data?.agent) return null;
  const { agent, mandate } = data;
  const words = mandate
    ? t(mandate.exclusive ? 'panel.exclusiveUntil' : 'panel.until', { day: plainDate(mandate.endsOn) })
    : t('panel.unconfirmed');
  return (
    <CardPart title={t('panel.represented')}>
      <p className={classes.who}>
        <Anchor component={Link} to={agentPath(agent.id)} fw="var(--mantine-font-weight-medium)">
          {agent.name}
        </Anchor>
        {agent.society !== '' && <span>{agent.society}</span>}
      </p>
      <QuietText>{words}</QuietText>
      {mandate?.way && <QuietText>{t(`basis.${mandate.way}`)}</QuietText>}
      <LicenceLine licence={agent.licence} />
    </CardPart>
  );
}
