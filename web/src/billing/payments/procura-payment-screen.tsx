import { IconUserDollar } from '@tabler/icons-react';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../../people/players.ts';
import { PlayerPicker, ProfileState } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { useRepresentation } from '../../representation/subscription.ts';
import {
  PriceTable,
  RepresentationState,
  RepresentationStatusChip,
  RepresentingAgent,
} from '../../representation/subscription-ui.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { AcceptAndPay, type Purchase } from './accept-and-pay.tsx';
import { BalancePart } from './balance-part.tsx';
import { OwnPayments } from './own-payments.tsx';
import classes from './payments.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

const address = { player: 'number' } as const;

/**
 * /procuraPayment: what the representation costs and when, the terms that are accepted, and the way to pay. Staff choose
 * whose, and see without paying.
 */
export default function ProcuraPaymentScreen() {
  const { t } = useTranslation(['representation', 'files']);
  const own = useUser().kind === 'player';
  const { filters, setFilters } = useAddressFilters(address);
  const { player } = filters;
  return (
    <>
      <PageHeader
        title={t('representation:title')}
        description={t(own ? 'representation:lead' : 'representation:leadForStaff')}
      />
      {!own && (
        <div className={classes.picker}>
          <PlayerPicker
            label={t('files:contract.player')}
            value={player}
            onChange={(chosen) => setFilters({ player: chosen?.id ?? null })}
          />
        </div>
      )}
      {own || player !== null ? (
        <RepresentationOf playerId={own ? null : player} />
      ) : (
        <EmptyState
          icon={IconUserDollar}
          title={t('files:contract.choose')}
          text={t('representation:chooseText')}
        />
      )}
    </>
  );
}

function RepresentationOf({ playerId }: { playerId: number | null }) {
  const { data, error, refetch } = useRepresentation(playerId);
  if (data) return <Parts representation={data} own={playerId === null} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}

function Parts({ representation, own }: { representation: Representation; own: boolean }) {
  const { t } = useTranslation('representation');
  const { date } = useFormats();
  const { accepted, activationCost, balance, can, status, withdrawUntil } = representation;
  const buys = can.activate || can.renew;
  if (activationCost === null) return <NotForMinors />;
  return (
    // One after the other on a phone: whatever is accepted stands before its checkbox.
    <div className={classes.columns}>
      <div className={classes.stack}>
        <CardPart title={t('title')} beside={<RepresentationStatusChip status={status} />}>
          <RepresentationState representation={representation} own={own} />
          {accepted && (
            <p className={classes.soft}>
              {t('accept.done', { version: accepted.termsVersion, date: date(accepted.at) })}
            </p>
          )}
          {own && <Refusal representation={representation} />}
        </CardPart>
        <BalancePart representation={representation} />
        <HowItWorks representation={representation} activationCost={activationCost} />
        <CardPart title={t('withdrawal.title')}>
          <p>{t('withdrawal.text', { count: withdrawalDays })}</p>
          <p>{t('withdrawal.immediate')}</p>
          {withdrawUntil !== null && (
            <p>{t('withdrawal.until', { date: date(lastMoment(withdrawUntil)) })}</p>
          )}
          {can.withdraw && (
            <div>
              <WithdrawButton representation={representation} />
            </div>
          )}
        </CardPart>
        <CardPart title={t(own ? 'agent.title' : 'forStaff.agent')}>
          <RepresentingAgent agent={representation.agent} />
        </CardPart>
      </div>
      <div className={classes.stack}>
        <CardPart title={t('prices.title')}>
          <p>{t('prices.text')}</p>
          <PriceTable prices={representation.prices} level={balance?.level} />
        </CardPart>
        {buys && <AcceptAndPay representation={representation} activationCost={activationCost} />}
        {own && <OwnPayments />}
      </div>
    </div>
  );
}

/** A minor sees why the service is not for them, and no price. */
function NotForMinors() {
  const { t } = useTranslation('representation');
  return <EmptyState icon={IconUserDollar} title={t('minors.title')} text={t('refusal.minor')} />;
}

/** The end of a time is the first instant after it; people are told its last day. */
function lastMoment(end: string): number {
  return Date.parse(end) - 1;
}

/** Why it cannot be bought now, with the way on. */
function Refusal({ representation }: { representation: Representation }) {
  const { t } = useTranslation('representation');
  const { refusal, playerId } = representation;
  const player = usePlayer(refusal === 'incomplete' || refusal === 'obsolete' ? playerId : null).data;
  if (refusal === null || refusal === 'active') return null;
  const isAboutProfile = refusal === 'incomplete' || refusal === 'obsolete';
  return (
    <>
      <p>{t(`refusal.${refusal}`)}</p>
      {isAboutProfile && <ProfileState player={player ?? null} linked />}
    </>
  );
}

function HowItWorks({ representation, activationCost }: Purchase) {
  const { t } = useTranslation('representation');
  const { money } = useFormats();
  const { balanceDueDays, months } = representation;
  return (
    <CardPart title={t('how.title')}>
      <ul className={classes.points}>
        <li>{t('how.activation', { amount: money(activationCost), days: withdrawalDays })}</li>
        <li>{t('how.balance')}</li>
        <li>{t('how.due', { count: balanceDueDays })}</li>
        <li>{t('how.months', { count: months })}</li>
        <li>{t('how.nonExclusive')}</li>
      </ul>
    </CardPart>
  );
}
