import { maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph, version } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { agentCard, exampleAgent } from './agent.ts';
import { agentLicence, exampleLicence, licenceInput } from './licence.ts';

const ownLicence = allow({ agent: 'own', premium: 'own', staff: 'all' });
const staff = allow({ staff: 'all' });

const getAgentLicence = endpoint({
  path: '/api/Agent/GetAgentLicence',
  summary: 'The whole licence of an agent with its log, for the agent and staff',
  who: ownLicence,
  input: z.strictObject({ agentId: id.optional() }),
  output: agentLicence,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: { input: {}, output: exampleLicence },
});

const saveAgentLicence = endpoint({
  path: '/api/Agent/SaveAgentLicence',
  summary: 'Writes an agent’s licence; what changed goes back to staff for a check',
  who: ownLicence,
  input: z.strictObject({ licence: licenceInput }),
  output: z.object({ message: z.string(), licence: agentLicence }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  example: {
    input: {
      licence: {
        version: 1,
        fifaNumber: '202309-1234',
        figcNumber: '1187',
        coniNumber: '20456',
        association: null,
        associationNumber: '',
        domiciledWith: '',
        domiciledNumber: '',
        validUntil: '2026-12-31',
      },
    },
    output: {
      message: 'Dati salvati correttamente',
      licence: { ...exampleLicence, state: 'waits', decidedAt: null, decidedBy: null, acts: [] },
    },
  },
});

const waitingLicence = agentLicence.omit({ acts: true }).extend({
  agent: agentCard,
  writtenAt: z.string(),
});

export type WaitingLicence = z.infer<typeof waitingLicence>;

const { acts: _acts, ...exampleWaiting } = exampleLicence;

const getLicencesToCheck = endpoint({
  path: '/api/Agent/GetLicencesToCheck',
  summary: 'The licences that staff have not checked since they were written, oldest first',
  who: staff,
  input: z.strictObject(pageInput),
  output: page(waitingLicence),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          ...exampleWaiting,
          state: 'waits',
          decidedAt: null,
          decidedBy: null,
          agent: exampleAgent,
          writtenAt: '2026-09-15T10:00:00.000Z',
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const decideAgentLicence = endpoint({
  path: '/api/Agent/DecideAgentLicence',
  summary:
    'Staff say that they checked a licence, or refuse it with a reason; it blocks the agent from nothing',
  who: staff,
  input: z
    .strictObject({
      agentId: id,
      /** The version that was checked. */
      version,
      accept: z.boolean(),
      reason: paragraph(maxReasonLength).optional(),
    })
    .refine(({ accept, reason }) => accept || (reason ?? '').length >= minReasonLength, {
      path: ['reason'],
      message: 'required',
    }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { agentId: 40001, version: 2, accept: true },
    output: { message: 'Dati salvati correttamente' },
  },
});

export const agentLicenceEndpoints = {
  getAgentLicence,
  saveAgentLicence,
  getLicencesToCheck,
  decideAgentLicence,
};
