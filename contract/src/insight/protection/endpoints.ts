import { findingKinds } from '@trattativa/domain/insight/protection-findings';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { instant } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';

const finding = z.object({
  id: z.number().int(),
  kind: z.enum(findingKinds),
  /**
   * Id of the page that shows the record: for a candidate the request, for a commission the negotiation, otherwise the
   * record.
   */
  pageId: z.number().int(),
  player: z.object({ id: z.number().int(), name: z.string() }),
  /** Names of the agent and the club; null without one. */
  agent: z.string().nullable(),
  team: z.string().nullable(),
  /** The edition and the article of the rule; of an unsure birth date the platform's protection of minors. */
  source: z.string(),
  /** What the rule says, and what is possible instead. */
  text: z.string(),
  foundAt: instant,
});

export type ProtectionFinding = z.infer<typeof finding>;

const getFindings = endpoint({
  path: '/api/Protection/GetFindings',
  summary:
    'Older records about minors that today’s rules would refuse, and players whose age was raised, oldest finding first; each is gone when it is mended',
  who: allow({ staff: 'all' }),
  input: z.strictObject(pageInput),
  output: page(finding),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          id: 91,
          kind: 'mandate',
          pageId: 4001,
          player: { id: 90001, name: 'Tommaso Venier' },
          agent: 'Rita Leone',
          team: null,
          source: 'FIGC, Regolamento agenti sportivi, art. 21(8)',
          text: 'Un agente agisce per un calciatore dai 16 anni.',
          foundAt: '2026-09-15T04:40:00.000Z',
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const protectionEndpoints = { getFindings };
