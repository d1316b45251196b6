import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { agentPath, useAgent } from '../../people/agents.ts';
import { playerName, playerPath, usePlayer } from '../../people/players.ts';
import { now } from '../../platform/clock/clock.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BackFromMandate } from './back-from-mandate.tsx';
import { MandateForm } from './mandate-form.tsx';
import { isKnownAdult } from './paper/known-adult.ts';

const schema = { player: 'number', agent: 'number' } as const satisfies FilterSchema;

/** `/mandates/new`: with `?player=` to a player of the portfolio, with `?agent=` a club's offer, else asked of a club. */
export default function MandateFormScreen() {
  const { t } = useTranslation('mandates');
  const isClub = useUser().kind === 'team';
  const { filters } = useAddressFilters(schema);
  const playerId = isClub ? null : filters.player;
  const agentId = isClub ? filters.agent : null;
  const [today] = useState(() => now().toISOString().slice(0, 10));
  const player = usePlayer(playerId);
  const agent = useAgent(agentId);
  // A club chooses the agent first.
  if (isClub && agentId === null) return <Navigate to={paths.agents} replace />;
  const error = player.error ?? agent.error;
  if (error) {
    const text = error.message;
    return (
      <ErrorPanel text={text} onRetry={() => void (player.error ? player.refetch() : agent.refetch())} />
    );
  }
  if ((playerId !== null && !player.data) || (agentId !== null && !agent.data)) {
    return <Skeletons shape="page" />;
  }
  if (player.data) {
    // A minor's parent answers, whom nobody but the child or staff names.
    const asksByMail = player.data.listing === 'unlinked' && isKnownAdult(player.data, today);
    return (
      <>
        <PageHeader
          before={
            <BackFromMandate to={{ path: playerPath(player.data.id), name: playerName(player.data) }} />
          }
          title={t('form.playerTitle', { name: playerName(player.data) })}
          description={t(asksByMail ? 'form.noLogin' : 'form.playerText')}
        />
        <MandateForm to={{ player: player.data.id }} asksByMail={asksByMail} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        before={
          <BackFromMandate
            {...(agent.data && { to: { path: agentPath(agent.data.id), name: agent.data.name } })}
          />
        }
        title={agent.data ? t('form.offerTitle', { name: agent.data.name }) : t('form.clubTitle')}
        description={t(agent.data ? 'form.offerText' : 'form.clubText')}
      />
      <MandateForm to={agent.data ? { agent: agent.data.id } : {}} />
    </>
  );
}
