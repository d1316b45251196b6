import { rejectionReasons } from '@trattativa/domain/deals/rejection-reasons';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';

/** As many clubs or agents as a list shows at once. */
const ids = z.array(id).max(100, 'tooMany').optional();

export const replyFigure = z.object({
  /** Id of the club, the agent or the coach. */
  id: z.number().int(),
  /** Whole percent of what was asked. */
  answeredPercent: z.number().int(),
  /** Whole days from the question to the answer; 0: within the day. Null when nothing was answered. */
  medianDays: z.number().int().nullable(),
  asked: z.number().int(),
});

export type ReplyFigure = z.infer<typeof replyFigure>;

const getReplyFigures = endpoint({
  path: '/api/Reply/GetReplyFigures',
  summary:
    'How often and how soon clubs, agents and coaches answer: of those who were asked at least ten times; computed every night',
  who: allow({ player: 'all', team: 'all', agent: 'all', premium: 'all', coach: 'all', staff: 'all' }),
  input: z.strictObject({ teamIds: ids, agentIds: ids, coachingStaffIds: ids }),
  output: z.object({
    teams: z.array(replyFigure),
    agents: z.array(replyFigure),
    coachingStaff: z.array(replyFigure),
  }),
  errors: [],
  example: {
    input: { teamIds: [20001] },
    output: {
      teams: [{ id: 20001, answeredPercent: 83, medianDays: 2, asked: 24 }],
      agents: [],
      coachingStaff: [],
    },
  },
});

const getRefusalReasons = endpoint({
  path: '/api/Reply/GetRefusalReasons',
  summary: 'Why clubs refused proposals of the calling player, from three refusals on; never which club',
  who: allow({ player: 'own' }),
  input: z.strictObject({}),
  output: z.object({
    /** All refusals; 0 while there are fewer than three. */
    refused: z.number().int(),
    /** By the code of the reason, the most frequent first; null: no code was given. */
    reasons: z.array(z.object({ reasonCode: z.enum(rejectionReasons).nullable(), count: z.number().int() })),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      refused: 6,
      reasons: [
        { reasonCode: 'money', count: 4 },
        { reasonCode: 'age', count: 2 },
      ],
    },
  },
});

export const replyEndpoints = { getReplyFigures, getRefusalReasons };
