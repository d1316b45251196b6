import type { FoundAccount, StaffMember } from '@trattativa/contract/identity/administration/administration';
import type { AgentType } from '@trattativa/domain/identity/agent-types';
import { addDays } from '../../platform/clock.ts';
import { kindOf } from '../accounts/sign-in/sessions.repository.ts';
import { absoluteDays, inactiveDays } from '../accounts/sign-in/sessions.ts';
import type { AccountRow, SessionLimits, StaffRow } from './administration.repository.ts';

/** Sessions that were last used, or begun, before these have run out. */
export function sessionLimits(now: Date): SessionLimits {
  return { usedAfter: addDays(now, -inactiveDays), createdAfter: addDays(now, -absoluteDays) };
}

export function presentAccount(row: AccountRow): FoundAccount {
  const kind = kindOf(row);
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    kind,
    agentType: row.is_staff ? null : (row.agent_type as AgentType | null),
    activated: row.activated_at !== null,
    openSessions: row.open_sessions,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** A member of staff, with what the administrator may do about them. */
export function presentStaff(row: StaffRow, administratorId: number): StaffMember {
  const serves = row.staff_ended_at === null;
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    administrator: row.is_administrator,
    chatOwner: row.is_chat_owner,
    secondFactorOn: row.second_factor_on,
    openSessions: row.open_sessions,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endedAt: row.staff_ended_at?.toISOString() ?? null,
    can: {
      end: serves && !row.is_chat_owner && row.id !== administratorId,
      reinstate: !serves,
      handOverChat: serves && !row.is_chat_owner,
    },
  };
}
