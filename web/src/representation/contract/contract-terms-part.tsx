import { Anchor } from '@mantine/core';
import type {
  ContractDrafts,
  ContractTerms,
} from '@trattativa/contract/representation/contract/contract-drafts';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { PriceTable } from '../subscriptions/price-table.tsx';
import { useRepresentation } from '../subscriptions/representation.queries.ts';
import { RepresentationState } from '../subscriptions/representation-state.tsx';
import { RepresentationStatusChip } from '../subscriptions/representation-status-chip.tsx';
import { RepresentingAgent } from '../subscriptions/representing-agent.tsx';
import classes from './contract-screen.module.css';

/** Term and fees that the next draft says, and where they come from. */
export function ContractTermsPart({ terms }: { terms: ContractTerms }) {
  const { t } = useTranslation('contract');
  const { money } = useFormats();
  const { activationCost, months, prices, representationId, settingsVersion } = terms;
  return (
    <CardPart title={t('terms.title')}>
      <FactList
        layout="rows"
        facts={[
          [t('terms.duration'), t('terms.months', { count: months })],
          [t('terms.activation'), money(activationCost)],
        ]}
      />
      <p className={classes.note}>{t('terms.withdrawal', { days: withdrawalDays })}</p>
      <PriceTable prices={prices} />
      <p className={classes.note}>
        {t(representationId === null ? 'terms.inForce' : 'terms.purchase', { version: settingsVersion })}
      </p>
    </CardPart>
  );
}

/** The representation that the contract belongs to, and the way to it. */
export function ContractRepresentation({ playerId, own }: { playerId: number; own: boolean }) {
  const { t } = useTranslation(['contract', 'representation']);
  const { data } = useRepresentation(own ? null : playerId);
  if (!data) return null;
  return (
    <CardPart title={t('representation:title')} beside={<RepresentationStatusChip status={data.status} />}>
      <RepresentationState representation={data} own={own} />
      <Anchor component={Link} to={`${paths.procuraPayment}${own ? '' : `?player=${playerId}`}`}>
        {t('contract:terms.open')}
      </Anchor>
    </CardPart>
  );
}

/** Agent who represents and operator of the platform; both from the platform settings. */
export function ContractParties({ drafts, own }: { drafts: ContractDrafts; own: boolean }) {
  const { t } = useTranslation(['contract', 'representation']);
  const { agent, operator } = drafts;
  return (
    <>
      <CardPart title={t(own ? 'representation:agent.title' : 'representation:forStaff.agent')}>
        <RepresentingAgent agent={agent} />
      </CardPart>
      <CardPart title={t('contract:operator.title')}>
        {operator.name === '' ? (
          <p className={classes.note}>{t('contract:operator.unknown')}</p>
        ) : (
          <FactList
            layout="rows"
            facts={[
              [t('contract:operator.name'), operator.name],
              [t('contract:operator.address'), operator.address],
              [t('contract:operator.vat'), operator.vatNumber],
            ]}
          />
        )}
      </CardPart>
    </>
  );
}
