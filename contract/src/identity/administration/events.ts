import type { AgentType } from '@trattativa/domain/identity/agent-types';
/** Acts of administrators on accounts; the audit keeps each. */
export interface AdministrationEvents {
  /** An agent has another sub-type, and other rights at once. */
  'administration.agentTypeChanged': { accountId: number; from: AgentType; to: AgentType };
  /** `linkBase` is where the link of the invitation leads. */
  'administration.staffInvited': { accountId: number; linkBase: string };
  'administration.staffEnded': { accountId: number };
  'administration.staffReinstated': { accountId: number };
  /** Support conversations go to `accountId` now; `from` is the account before. */
  'administration.chatHandedOver': { accountId: number; from: number };
  'administration.sessionsEnded': { accountId: number };
  /** By the command of an operator: nobody was logged in. */
  'administration.secondFactorReset': { accountId: number };
}
