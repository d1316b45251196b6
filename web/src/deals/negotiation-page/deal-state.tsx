import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from '../../people/agents-ui.ts';
import { ConsentMark } from '../negotiations/consent-mark.tsx';
import { NegotiationStatusChip } from '../negotiations/list/negotiation-status.tsx';
import classes from './negotiation-screen.module.css';

/** The line under the title of a negotiation: its status, who proposed, on whose word, with which licence. */
export function DealState({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('negotiation-course');
  return (
    <span className={classes.state}>
      <NegotiationStatusChip status={negotiation.status} cause={negotiation.cause} />
      <span>
        {t(negotiation.begunBy === 'club' ? 'page.keptBy' : 'page.proposedBy', {
          proposer: proposerOf(negotiation),
        })}
      </span>
      <ConsentMark consent={negotiation.consent} consentWay={negotiation.consentWay} />
      {negotiation.agentLicence !== undefined && <LicenceLine licence={negotiation.agentLicence} />}
    </span>
  );
}

function proposerOf({ proposer }: Negotiation): string {
  return proposer.society ? `${proposer.name}, ${proposer.society}` : proposer.name;
}
