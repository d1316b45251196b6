import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import classes from './earlier-proposals.module.css';

export type EarlierProposal = Api['Negotiation/GetEarlierProposals']['output']['items'][number];

/** A warning beside the clubs: the chosen clubs to which the same person was proposed before. */
export default function EarlierProposals({ items }: { items: readonly EarlierProposal[] }) {
  const { t } = useTranslation(['negotiations', 'negotiation-start']);
  return (
    <div role="status" className={classes.panel}>
      <p className={classes.title}>{t('negotiation-start:earlier.title')}</p>
      <p>{t('negotiation-start:earlier.text')}</p>
      <ul>
        {items.map(({ teamId, teamName, yours, open, refused }) => (
          <li key={teamId}>
            <strong>{teamName}</strong>{' '}
            {t(`negotiation-start:earlier.${open ? 'open' : 'closed'}${yours ? 'Yours' : 'Others'}`)}
            {refused && `. ${t('negotiation-start:earlier.refused')}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
