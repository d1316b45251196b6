import { Anchor, Button } from '@mantine/core';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayer } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { useRepresentation } from '../../../representation/subscription.ts';
import {
  RepresentationState,
  RepresentationStatusChip,
  RepresentingAgent,
} from '../../../representation/subscription-ui.ts';
import classes from './representation-panel.module.css';

/** Where the reader's own paid representation stands, what it brings, who represents, what is paid when, and what happens at the end. */
export function RepresentationPanel() {
  const { t } = useTranslation('representation');
  const id = useId();
  const { data } = useRepresentation(null);
  const age = usePlayer(data?.playerId ?? null).data?.age ?? null;
  if (!data) return null;
  // Minors are not offered the service, whether or not anybody else is.
  const isMinor = data.refusal === 'minor' || (age !== null && age < ageOfMajority);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('title')}
        </h2>
        {!isMinor && <RepresentationStatusChip status={data.status} />}
      </div>
      {isMinor ? <p className={classes.soft}>{t('refusal.minor')}</p> : <Offered representation={data} />}
    </section>
  );
}

function Offered({ representation }: { representation: Representation }) {
  const { t } = useTranslation(['player-dashboard', 'representation']);
  const { money, plainDate } = useFormats();
  const { activationCost, agent, balance, balanceDue, months, refusal, status } = representation;
  const act = actOf(representation);
  const paid =
    status !== 'active' ? 'activation' : representation.can.withdraw ? 'activationPaid' : 'activationKept';
  return (
    <>
      <div>
        <RepresentationState representation={representation} own />
      </div>
      {balanceDue !== null && balance && (
        <p className={classes.due}>
          {t('player-dashboard:representation.balanceDue', {
            amount: money(balanceDue),
            date: plainDate(balance.dueOn),
          })}
        </p>
      )}
      {status !== 'active' && (
        <Part title={t('player-dashboard:representation.brings')}>
          <ul className={classes.points}>
            <li>{t('player-dashboard:representation.proposes')}</li>
            <li>{t('player-dashboard:representation.follows')}</li>
            <li>{t('player-dashboard:representation.explains')}</li>
          </ul>
        </Part>
      )}
      <Part title={t('representation:agent.title')}>
        <RepresentingAgent agent={agent} />
      </Part>
      <Part title={t('player-dashboard:representation.paid')}>
        <ul className={classes.points}>
          {activationCost !== null && (
            <li>
              {t(`player-dashboard:representation.${paid}`, {
                amount: money(activationCost),
                days: withdrawalDays,
              })}
            </li>
          )}
          <li>{t('representation:how.balance')}</li>
        </ul>
      </Part>
      <Part title={t('player-dashboard:representation.end')}>
        <p>{t('player-dashboard:representation.endText', { count: months })}</p>
      </Part>
      {refusal !== null && refusal !== 'active' && status !== 'active' && (
        <p className={classes.soft}>{t(`representation:refusal.${refusal}`)}</p>
      )}
      {act === 'details' ? (
        <Anchor component={Link} to={paths.procuraPayment}>
          {t('player-dashboard:representation.details')}
        </Anchor>
      ) : (
        <div>
          <Button
            component={Link}
            to={paths.procuraPayment}
            variant={act === 'activate' ? 'default' : 'filled'}
          >
            {t(`player-dashboard:representation.${act}`)}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the way to /procuraPayment is called: what the reader can do there. */
function actOf({ can, status }: Representation) {
  if (can.payBalance) return 'payBalance';
  if (status === 'awaitingPayment') return 'finish';
  if (can.activate) return 'activate';
  return can.renew ? 'renew' : 'details';
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.part}>{title}</h3>
      {children}
    </div>
  );
}
