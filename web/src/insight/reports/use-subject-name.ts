import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import { useTranslation } from 'react-i18next';

/** The name of a link's subject: the player; the request's position; who is proposed to whom. */
export function useSubjectName(): (link: Pick<PublicLink, 'kind' | 'subject'>) => string {
  const { t } = useTranslation(['requests', 'catalogue']);
  return ({ kind, subject }) => {
    const { player, club, role } = subject;
    if (kind === 'player') return player ?? '';
    const roleName = role === null ? '' : t(`catalogue:playerRole.${role}`);
    if (kind === 'request') return t('requests:page.title', { club: club ?? '', role: roleName });
    return [player, club].filter(Boolean).join(' – ');
  };
}
