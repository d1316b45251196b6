import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { negotiationPath } from '../../platform/paths.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { NegotiationStatusChip } from '../negotiations/list/negotiation-status.tsx';
import classes from './other-clubs.module.css';

/** The other clubs with the same proposal; only for the side that made it. */
export function OtherClubs({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation(['negotiations', 'negotiation-course']);
  const others = negotiation.others ?? [];
  if (others.length === 0) return null;
  return (
    <PagePart title={t('negotiation-course:page.others')}>
      <ul className={classes.others}>
        {others.map(({ id, teamName, status }) => (
          <li key={id}>
            <Link to={negotiationPath(id)}>{teamName}</Link>
            <NegotiationStatusChip status={status} cause={null} />
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
