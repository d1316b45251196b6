import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { AuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { ConsentWay } from '@trattativa/domain/deals/proposal-consent';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { useTranslation } from 'react-i18next';

/** The text of an audit entry. A rejection names its cause, an event unknown here shows its name. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit', 'negotiations', 'catalogue']);
  return {
    who({ actor, actorName }: AuditEntry): string {
      const role = t(`audit:actor.${actor}`);
      if (actor === 'system' || actorName === null) return role;
      return `${actorName} (${role})`;
    },
    what({ type, facts }: AuditEntry): string {
      const name =
        typeof facts.change === 'string'
          ? `files_${facts.change}`
          : typeof facts.pack === 'string'
            ? `rules_${facts.pack}`
            : type.replace('.', '_');
      const key = `audit:event.${name}` as const;
      const event = i18n.exists(key) ? t(key) : type;
      return [event, yearsOf(type, facts) ?? endOf(facts)].filter(Boolean).join(': ');
    },
  };

  /** The years of a corrected birth date; a dash where there is none. */
  function yearsOf(type: string, { from, to }: AuditEntry['facts']): string | null {
    return type === 'minor.birthCorrected' ? `${from} → ${to || '–'}` : null;
  }

  /** The cause of a rejected negotiation, or who confirmed a proposal by mail; null otherwise. */
  function endOf({ cause, consentWay, reasonCode }: AuditEntry['facts']): string | null {
    if (consentWay) return t(`negotiations:consent.way.${consentWay as ConsentWay}`);
    if (!cause) return null;
    const end = t(`negotiations:cause.${cause as RejectionCause}`);
    return reasonCode ? `${end} (${t(`negotiations:reason.${reasonCode as RejectionReason}`)})` : end;
  }
}
