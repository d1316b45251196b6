import { agentType, agentTypes } from '@trattativa/domain/identity/agent-types';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id, language, line, nameLine, oneOf } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { proofOfIdentity } from '../settings/endpoints.ts';
import { type FoundAccount, foundAccount, type StaffMember, staffMember } from './administration.ts';

const administrators = allow({ admin: 'all' });
const done = z.object({ message: z.string() });
const refusedProof = ['PASSWORD_WRONG', 'OTP_REQUIRED', 'OTP_INVALID', 'TOO_MANY_ATTEMPTS'] as const;

const agent: FoundAccount = {
  accountId: 12,
  name: 'Elena Rossi',
  email: 'elena.rossi@example.org',
  kind: 'agent',
  agentType: agentType.standard,
  activated: true,
  openSessions: 2,
  lastUsedAt: '2026-10-02T09:30:00.000Z',
};

const member: StaffMember = {
  accountId: 9,
  name: 'Ada Neri',
  email: 'ada.neri@example.org',
  administrator: false,
  chatOwner: true,
  secondFactorOn: true,
  openSessions: 1,
  lastUsedAt: '2026-10-02T09:30:00.000Z',
  endedAt: null,
  can: { end: false, reinstate: false, handOverChat: false },
};

const findAccounts = endpoint({
  path: '/api/Administration/FindAccounts',
  summary: 'Accounts by name or e-mail, for administrators; agents alone where asked',
  who: administrators,
  input: z.strictObject({
    text: line(120).optional(),
    onlyAgents: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(foundAccount),
  errors: [],
  example: {
    input: { text: 'rossi' },
    output: { items: [agent], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const setAgentType = endpoint({
  path: '/api/Administration/SetAgentType',
  summary: 'Changes the sub-type of an agent; it holds at once in open sessions, and the agent is told',
  who: administrators,
  input: z.strictObject({
    accountId: id,
    /** The sub-type that the administrator saw. */
    from: oneOf(agentTypes),
    to: oneOf(agentTypes),
  }),
  output: z.object({ message: z.string(), account: foundAccount }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  example: {
    input: { accountId: 12, from: agentType.standard, to: agentType.premium },
    output: { message: 'Il tipo di agente è cambiato', account: { ...agent, agentType: agentType.premium } },
  },
});

const getStaff = endpoint({
  path: '/api/Administration/GetStaff',
  summary: 'The staff of the platform, for administrators: who serves, and who did',
  who: administrators,
  input: z.strictObject({}),
  output: z.object({ items: z.array(staffMember) }),
  errors: [],
  example: { input: {}, output: { items: [member] } },
});

const inviteStaff = endpoint({
  path: '/api/Administration/InviteStaff',
  summary: 'Opens an account of staff and mails the link with which the person chooses a password',
  who: administrators,
  input: z.strictObject({
    email,
    name: nameLine(80, 1),
    surname: nameLine(80),
    language,
    administrator: z.boolean({ error: 'required' }),
    ...proofOfIdentity,
  }),
  output: done.extend({ items: z.array(staffMember) }),
  errors: ['EMAIL_EXISTS', ...refusedProof],
  example: {
    input: {
      email: 'ada.neri@example.org',
      name: 'Ada',
      surname: 'Neri',
      language: 'it',
      administrator: false,
      otp: '123456',
    },
    output: { message: 'Invito inviato', items: [member] },
  },
});

const staffAct = z.strictObject({ accountId: id, ...proofOfIdentity });

const endStaff = endpoint({
  path: '/api/Administration/EndStaff',
  summary: 'Ends an account of staff with its sessions; refused for oneself and for the chat owner',
  who: administrators,
  input: staffAct,
  output: done.extend({ items: z.array(staffMember) }),
  errors: ['NOT_FOUND', 'STAFF_ENDS_OTHERS', 'CHAT_OWNER_STAYS', ...refusedProof],
  example: {
    input: { accountId: 9, otp: '123456' },
    output: { message: 'L’account dello staff è chiuso', items: [member] },
  },
});

const reinstateStaff = endpoint({
  path: '/api/Administration/ReinstateStaff',
  summary: 'Opens an ended account of staff again',
  who: administrators,
  input: staffAct,
  output: done.extend({ items: z.array(staffMember) }),
  errors: ['NOT_FOUND', ...refusedProof],
  example: {
    input: { accountId: 9, otp: '123456' },
    output: { message: 'L’account dello staff è di nuovo aperto', items: [member] },
  },
});

const handOverChat = endpoint({
  path: '/api/Administration/HandOverChat',
  summary: 'Makes a member of staff the chat owner, to whom support conversations go',
  who: administrators,
  input: staffAct,
  output: done.extend({ items: z.array(staffMember) }),
  errors: ['NOT_FOUND', ...refusedProof],
  example: {
    input: { accountId: 9, otp: '123456' },
    output: { message: 'Le conversazioni di assistenza vanno ora a questa persona', items: [member] },
  },
});

export const administrationEndpoints = {
  findAccounts,
  setAgentType,
  getStaff,
  inviteStaff,
  endStaff,
  reinstateStaff,
  handOverChat,
};
