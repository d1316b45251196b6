import type { AuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { AuditRow } from './audit.repository.ts';

const actors: Readonly<Record<number, AuditEntry['actor']>> = {
  0: 'player',
  1: 'team',
  2: 'agent',
  6: 'team',
  7: 'coach',
};

/** An entry as a party or staff see it. Staff act without a name, except to staff. */
export function presentAuditEntry(row: AuditRow, toStaff: boolean): AuditEntry {
  const actor = actorOf(row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    type: row.type,
    actor,
    actorName: actor === 'staff' && !toStaff ? null : row.actor_name,
    facts: row.facts,
  };
}

function actorOf({ actor_id, actor_is_staff, actor_profile }: AuditRow): AuditEntry['actor'] {
  if (actor_id === null) return 'system';
  if (actor_is_staff) return 'staff';
  return actors[actor_profile ?? 2] ?? 'agent';
}
