import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { AuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { useTranslation } from 'react-i18next';

/** Who did what, in words. A change of status is told by the statuses that it names, an event unknown here by its name. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit', 'negotiations', 'catalogue']);
  return {
    who({ actor, actorName }: AuditEntry): string {
      const role = t(`audit:actor.${actor}`);
      if (actor === 'system' || actorName === null) return role;
      return `${actorName} (${role})`;
    },
    what({ type, facts }: AuditEntry): string {
      const name = typeof facts.change === 'string' ? `files_${facts.change}` : type.replace('.', '_');
      const key = `audit:event.${name}` as const;
      const event = i18n.exists(key) ? t(key) : type;
      const isMove = type === 'negotiation.statusChanged' && typeof facts.from === 'number';
      const move = isMove ? `${t(`negotiations:status.${Number(facts.from)}`)} → ${endOf(facts)}` : null;
      return [event, move].filter(Boolean).join(': ');
    },
  };

  function endOf({ to, cause, reasonCode }: AuditEntry['facts']): string {
    const end = cause
      ? t(`negotiations:cause.${cause as NonNullable<Negotiation['cause']>}`)
      : t(`negotiations:status.${Number(to)}`);
    return reasonCode ? `${end} (${t(`negotiations:reason.${reasonCode as RejectionReason}`)})` : end;
  }
}
