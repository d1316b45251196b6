import type { Rule } from '@trattativa/domain/people/rules/rule';
import {
  maxRuleIdLength,
  maxRuleReasonLength,
  maxRuleSourceLength,
  maxRules,
} from '@trattativa/domain/people/rules/rule-limits';
import { ruleProblems } from '@trattativa/domain/people/rules/rule-problems';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { line, maxInteger, wholeNumber } from '../../fields.ts';
import { pageInput } from '../../paging.ts';
import {
  type PackAnswer,
  packAnswer,
  packName,
  packSummary,
  packVersion,
  ruleInput,
  ruleToRenew,
} from './rule.ts';

const staff = allow({ staff: 'all' });

/** The version that the writer saw; 0: the pack as the release ships it. */
const seenVersion = wholeNumber(0, maxInteger);
const reason = line(maxRuleReasonLength, 3);

const examplePack: PackAnswer = {
  pack: 'pay',
  version: 1,
  changedAt: '2026-10-02T09:30:00.000Z',
  changedBy: { accountId: 9, name: 'Ada Neri' },
  reason: 'Letto nel decreto',
  rules: [
    {
      id: 'italy-volunteer-refund',
      kind: 'volunteerRefund',
      associations: ['IT'],
      from: null,
      to: null,
      status: 'inForce',
      edition: 'D.Lgs. 36/2021',
      article: '',
      source: 'D.Lgs. 28 February 2021, n. 36',
      certainty: 'confirmed',
      figures: { perMonth: 400 },
      confirmed: { by: { accountId: 9, name: 'Ada Neri' }, at: '2026-10-02T09:30:00.000Z' },
    },
  ],
};
const { rules: exampleRules, ...aboutExample } = examplePack;
const { pack: _pack, ...exampleVersion } = aboutExample;

const getPacks = endpoint({
  path: '/api/Rules/GetPacks',
  summary: 'The rule packs with their versions, for staff',
  who: staff,
  input: z.strictObject({}),
  output: z.object({ items: z.array(packSummary) }),
  errors: [],
  example: {
    input: {},
    output: { items: [{ ...aboutExample, rules: 6, valid: 5, notConfirmed: 0 }] },
  },
});

const getPack = endpoint({
  path: '/api/Rules/GetPack',
  summary: 'The rules of a pack in the version that is in use, for staff',
  who: staff,
  input: z.strictObject({ pack: packName }),
  output: packAnswer,
  errors: [],
  example: { input: { pack: 'pay' }, output: examplePack },
});

const getPackHistory = endpoint({
  path: '/api/Rules/GetPackHistory',
  summary: 'The versions of a pack, the latest first: who changed what, when and why',
  who: staff,
  input: z.strictObject({ pack: packName, ...pageInput }),
  output: z.object({ items: z.array(packVersion), nextCursor: z.string().nullable() }),
  errors: [],
  example: {
    input: { pack: 'pay' },
    output: {
      items: [
        {
          ...exampleVersion,
          changes: [
            {
              id: 'italy-volunteer-refund',
              kind: 'volunteerRefund',
              change: 'changed',
              values: [{ path: 'figures.perMonth', from: '350', to: '400' }],
            },
          ],
        },
      ],
      nextCursor: null,
    },
  },
});

const getRulesToRenew = endpoint({
  path: '/api/Rules/GetRulesToRenew',
  summary:
    'What staff have to renew: rules that end within sixty days or have ended with none that follows, and windows of a season that nobody entered',
  who: staff,
  input: z.strictObject({}),
  output: z.object({ items: z.array(ruleToRenew), total: z.number().int() }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          pack: 'pay',
          id: 'italy-serie-c-minimum-2025',
          kind: 'minimumPay',
          associations: ['IT'],
          edition: 'Lega Pro–AIC, minimum pay 2025/26',
          endsOn: '2026-06-30',
          isOver: true,
        },
      ],
      total: 1,
    },
  },
});

const savePack = endpoint({
  path: '/api/Rules/SavePack',
  summary: 'Adds a version of a pack: all of its rules, as they are from now on',
  who: staff,
  input: z
    .strictObject({
      pack: packName,
      version: seenVersion,
      reason,
      rules: z.array(ruleInput).max(maxRules, 'tooMany'),
    })
    .superRefine(({ pack, rules }, context) => {
      for (const { index, path, problem } of ruleProblems(pack, rules as unknown as Rule[])) {
        context.addIssue({ code: 'custom', path: ['rules', index, ...path.split('.')], message: problem });
      }
    }),
  output: packAnswer,
  errors: ['CHANGED_MEANWHILE'],
  example: {
    input: {
      pack: 'pay',
      version: 0,
      reason: 'Letto nel decreto',
      rules: exampleRules.map(({ confirmed: _, ...rule }) => rule as z.input<typeof ruleInput>),
    },
    output: examplePack,
  },
});

const confirmRule = endpoint({
  path: '/api/Rules/ConfirmRule',
  summary: 'Confirms a rule with where it was read: a new version of its pack',
  who: staff,
  input: z.strictObject({
    pack: packName,
    version: seenVersion,
    id: line(maxRuleIdLength, 1),
    source: line(maxRuleSourceLength, 3),
    reason,
  }),
  output: packAnswer,
  errors: ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  example: {
    input: {
      pack: 'pay',
      version: 0,
      id: 'italy-volunteer-refund',
      source: 'D.Lgs. 28 February 2021, n. 36',
      reason: 'Letto nel decreto',
    },
    output: examplePack,
  },
});

export const rulePackEndpoints = {
  getPacks,
  getPack,
  getPackHistory,
  getRulesToRenew,
  savePack,
  confirmRule,
};
