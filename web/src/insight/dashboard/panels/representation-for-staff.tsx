import { Anchor } from '@mantine/core';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayer } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { useRepresentation } from '../../../representation/subscription.ts';
import { RepresentationStatusChip, RepresentingAgent } from '../../../representation/subscription-ui.ts';
import classes from './representation-panel.module.css';

/** Where a player's paid representation stands, in words for staff, who neither activate nor pay it. */
export function RepresentationForStaff({ playerId }: { playerId: number }) {
  const { t } = useTranslation(['player-dashboard', 'representation']);
  const { date, money, plainDate } = useFormats();
  const id = useId();
  const { data } = useRepresentation(playerId);
  const age = usePlayer(playerId).data?.age ?? null;
  if (!data) return null;
  const { activatedAt, activationCost, agent, balance, balanceDue, endsAt, renewedUntil, status } = data;
  const day = (at: string | null) => (at === null ? '' : date(at));
  const isMinor = data.refusal === 'minor' || (age !== null && age < ageOfMajority);
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('representation:title')}
        </h2>
        {!isMinor && <RepresentationStatusChip status={status} />}
      </div>
      {isMinor ? (
        <p className={classes.soft}>{t('forStaff.minor')}</p>
      ) : (
        <>
          <p>{t(`representation:forStaff.status.${status}`, { from: day(activatedAt), to: day(endsAt) })}</p>
          {renewedUntil !== null && <p>{t('representation:renewed', { to: day(renewedUntil) })}</p>}
          {balanceDue !== null && balance && (
            <p className={classes.due}>
              {t('representation.balanceDue', { amount: money(balanceDue), date: plainDate(balance.dueOn) })}
            </p>
          )}
          <div>
            <h3 className={classes.part}>{t('representation:forStaff.agent')}</h3>
            <RepresentingAgent agent={agent} />
          </div>
          <div>
            <h3 className={classes.part}>{t('representation.paid')}</h3>
            <ul className={classes.points}>
              {activationCost !== null && (
                <li>{t('forStaff.activation', { amount: money(activationCost), days: withdrawalDays })}</li>
              )}
              <li>{t('forStaff.balance')}</li>
            </ul>
          </div>
          <Anchor component={Link} to={`${paths.procuraPayment}?player=${playerId}`}>
            {t('representation.details')}
          </Anchor>
        </>
      )}
    </section>
  );
}
