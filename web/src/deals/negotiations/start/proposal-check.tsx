import { Anchor } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../../people/players.ts';
import { FeeCapLine, KnownRules } from '../../../people/rules-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { newMandatePath } from '../../../platform/paths.ts';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import classes from './proposal-check.module.css';
import type { StartNegotiationValues } from './start-negotiation-values.ts';
import { UnconfirmedBox } from './unconfirmed-box.tsx';

type Check = Api['Negotiation/CheckProposal']['output'];

/** What the form says of a player's proposal before it is sent; asked anew when player, clubs or commission change. */
function useProposalCheck(playerId: number): Check | undefined {
  const [clubs, unit, commission, pay] = useWatch<
    StartNegotiationValues,
    ['teamIds', 'commissionIn', 'commission', 'commissionPay']
  >({ name: ['teamIds', 'commissionIn', 'commission', 'commissionPay'] });
  const isPercent = unit === 'percent' && commission !== null && commission <= maxPercent;
  const input = {
    playerId,
    teamIds: clubs.map(({ id }) => id),
    ...(unit === 'euros' ? { commissionAmount: commission } : {}),
    ...(isPercent ? { commissionPercent: commission, commissionPay: pay } : {}),
  };
  return useQuery({
    queryKey: ['negotiations', 'check', input],
    queryFn: ({ signal }) => call('Negotiation/CheckProposal', input, { signal }),
    // The way to what is not known leads away from the form and back.
    staleTime: 0,
    placeholderData: keepPreviousData,
  }).data;
}

/** Under the terms of a proposal: the cap beside the commission, how the proposal goes out, and what the rules say. */
export default function ProposalCheck({ playerId }: { playerId: number }) {
  const check = useProposalCheck(playerId);
  if (!check) return null;
  return (
    <div className={classes.check} role="status">
      <FeeCapLine cap={check.feeCap} />
      <GoesOut check={check} playerId={playerId} />
      <KnownRules
        verdicts={check.verdicts}
        unknown={check.unknown}
        links={{ player: playerPath(playerId) }}
      />
    </div>
  );
}

/** Word with which the proposal goes out; without any, how many are left and what to do about it. */
function GoesOut({ check: { consent, left, bound }, playerId }: { check: Check; playerId: number }) {
  const { t } = useTranslation('negotiation-start');
  if (consent === null || consent === 'refused') return null;
  if (consent !== 'waits') return <QuietText>{t(`check.${consent}`)}</QuietText>;
  return (
    <UnconfirmedBox
      title={t('check.waits')}
      ways={
        <>
          <Anchor component={Link} to={newMandatePath({ player: playerId })}>
            {t('check.toMandate')}
          </Anchor>
          <Anchor component={Link} to={playerPath(playerId)}>
            {t('check.toPlayer')}
          </Anchor>
        </>
      }
    >
      {t('check.why')}{' '}
      {left === 0
        ? t('check.noneLeft', { max: bound?.max ?? 0, days: bound?.days ?? 0 })
        : left !== null && t('check.left', { count: left, days: bound?.days ?? 0 })}
    </UnconfirmedBox>
  );
}
