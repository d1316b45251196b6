import { categories } from '@trattativa/domain/people/categories';
import { levels } from '@trattativa/domain/people/levels';
import { ruledActs } from '@trattativa/domain/people/rules/act-facts';
import { maxRuleCareerEntries } from '@trattativa/domain/people/rules/career-entries';
import { feeActs } from '@trattativa/domain/people/rules/compensation/fee-cap';
import { windowPlayerStatuses } from '@trattativa/domain/people/rules/rule-kinds';
import { maxMonths, maxRuleCount } from '@trattativa/domain/people/rules/rule-limits';
import { maxEuros, maxPercent } from '@trattativa/domain/platform/number-limits';
import { isValidPlainDate } from '@trattativa/domain/platform/plain-date';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { everyoneLoggedIn } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import {
  associationCode,
  countryCode,
  hasNoDuplicates,
  instant,
  line,
  oneOf,
  plainDate,
  wholeNumber,
} from '../../fields.ts';
import { exampleLastWindows, lastWindows, origin, saidVerdict, windowTimes } from './rule.ts';

/** An amount with cents, in euros or dollars. */
const amount = z
  .number({ error: 'notANumber' })
  .min(0, 'tooSmall')
  .max(maxEuros, 'tooBig')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'invalid');

/** An instant with zone, or a day: its first moment where the rule is asked for. Absent: now. */
const at = z
  .string({ error: 'required' })
  .refine((text) => isValidPlainDate(text) || instant.safeParse(text).success, 'notADate')
  .optional();

const careerEntry = z
  .strictObject({
    club: line(maxNameLength, 1),
    from: plainDate,
    /** The last day; absent or null: the player is still there. */
    to: plainDate.nullish(),
  })
  .refine(({ from, to }) => to == null || from <= to, { path: ['to'], error: 'fromAboveTo' });

const rstp = { edition: 'FIFA RSTP', status: 'inForce', certainty: 'confirmed' } as const;
const transfers = 'FIFA, Regulations on the Status and Transfer of Players';

const computeSolidarity = endpoint({
  path: '/api/Rules/ComputeSolidarity',
  summary:
    'The solidarity contribution of a transfer compensation, divided by days among the clubs that trained the player',
  who: everyoneLoggedIn,
  input: z.strictObject({
    compensation: amount,
    bornDate: plainDate,
    stations: z.array(careerEntry).max(maxRuleCareerEntries, 'tooMany'),
  }),
  output: z.object({
    total: z.number(),
    unallocated: z.number(),
    shares: z.array(
      z.object({
        club: z.string(),
        season: z.string(),
        age: z.number().int(),
        percent: z.number(),
        amount: z.number(),
      }),
    ),
    ...origin,
  }),
  errors: ['NOT_FOUND'],
  example: {
    input: {
      compensation: 1_000_000,
      bornDate: '2000-03-10',
      stations: [{ club: 'Atletico Prova', from: '2012-07-01', to: '2013-06-30' }],
    },
    output: {
      total: 50_000,
      unallocated: 47_500,
      shares: [{ club: 'Atletico Prova', season: '2012/13', age: 13, percent: 0.25, amount: 2_500 }],
      ...rstp,
      source: transfers,
    },
  },
});

const computeAgentFeeCap = endpoint({
  path: '/api/Rules/ComputeAgentFeeCap',
  summary: 'The highest fee of agents under FIFA’s regulations, in US dollars; suspended worldwide',
  who: everyoneLoggedIn,
  input: z
    .strictObject({
      /** Fixed pay of a year before tax; needed for `individual` and `engaging`. */
      yearlyPay: amount.optional(),
      acts: z
        .array(z.enum(feeActs, { error: 'notInList' }))
        .min(1, 'tooFew')
        .max(feeActs.length, 'tooMany')
        .refine(hasNoDuplicates, 'duplicate'),
      /** Compensation of the transfer; needed for `releasing`. */
      compensation: amount.optional(),
    })
    .superRefine(({ yearlyPay, acts, compensation }, context) => {
      const needsPay = acts.some((act) => act !== 'releasing');
      if (needsPay && yearlyPay === undefined) {
        context.addIssue({ code: 'custom', path: ['yearlyPay'], message: 'required' });
      }
      if (acts.includes('releasing') && compensation === undefined) {
        context.addIssue({ code: 'custom', path: ['compensation'], message: 'required' });
      }
    }),
  output: z.object({
    cap: z.number(),
    parts: z.array(z.object({ act: z.enum(feeActs), cap: z.number() })),
    ...origin,
  }),
  errors: ['NOT_FOUND'],
  example: {
    input: { yearlyPay: 2_400_000, acts: ['individual'], compensation: 0 },
    output: {
      cap: 76_000,
      parts: [{ act: 'individual', cap: 76_000 }],
      edition: 'FIFA Football Agent Regulations, January 2023',
      status: 'suspended',
      source: 'FIFA, Circular 1873 of 30 December 2023',
      certainty: 'confirmed',
    },
  },
});

const getWindow = endpoint({
  path: '/api/Rules/GetWindow',
  summary:
    'The registration window that is open, otherwise the next, otherwise the last of the season; where none was published, the windows of the last season that is known',
  who: everyoneLoggedIn,
  input: z.strictObject({
    association: associationCode,
    /** The tier of the new club, 1 the highest. */
    tier: wholeNumber(1, 15),
    playerStatus: z.enum(windowPlayerStatuses, { error: 'notInList' }),
    at,
  }),
  output: z.object({
    /** The season that is asked about: `2026/27`. */
    season: z.string(),
    /** Null: expected, but not published, or never known. */
    window: z.object({ isOpen: z.boolean(), ...windowTimes, ...origin }).nullable(),
    /** Null beside a window, and where none was ever known. */
    lastSeason: lastWindows.nullable(),
  }),
  errors: [],
  example: {
    input: { association: 'IT', tier: 1, playerStatus: 'registered', at: '2026-11-29T12:00:00Z' },
    output: { season: '2026/27', window: null, lastSeason: exampleLastWindows },
  },
});

const getBirthYearQuota = endpoint({
  path: '/api/Rules/GetBirthYearQuota',
  summary:
    'The birth years of which a league wants players on the pitch, for the season that requests of today are for, or the last one that is known; null where none is',
  who: everyoneLoggedIn,
  input: z.strictObject({ country: countryCode, level: oneOf(levels) }),
  output: z.object({
    quota: z
      .object({
        /** By its first calendar year. */
        season: z.number().int(),
        /** For each player that the rule wants: born in this year or later. */
        bornFrom: z.array(z.number().int()),
        article: z.string(),
        ...origin,
      })
      .nullable(),
  }),
  errors: [],
  example: {
    input: { country: 'IT', level: 3 },
    output: {
      quota: {
        season: 2025,
        bornFrom: [2005, 2006, 2007],
        article: '',
        edition: 'LND, season 2025/26',
        status: 'inForce',
        source: 'LND, public pages of the season 2025/26',
        certainty: 'confirmed',
      },
    },
  },
});

const checkAct = endpoint({
  path: '/api/Rules/CheckAct',
  summary:
    'What the rules say to a mandate, proposal, offer, transfer or trial, the strictest first; not legal advice. What an act does not use may be absent',
  who: everyoneLoggedIn,
  input: z.strictObject({
    act: z.enum(ruledActs, { error: 'notInList' }),
    at,
    association: associationCode.optional(),
    bornDate: plainDate.optional(),
    /** Duration of the mandate or the contract. */
    months: wholeNumber(0, maxMonths).optional(),
    /** Commission as a percentage of the yearly pay. */
    commissionPercent: z
      .number({ error: 'notANumber' })
      .min(0, 'tooSmall')
      .max(maxPercent, 'tooBig')
      .optional(),
    /** Clubs that the player has been registered with this season, before this act. */
    registrations: wholeNumber(0, maxRuleCount).optional(),
    /** International loans of the club in this direction that run, before this act. */
    loans: wholeNumber(0, maxRuleCount).optional(),
    /** The category of the new team, by its id: for quotas by birth year. */
    category: oneOf(categories).optional(),
  }),
  output: z.object({ verdicts: z.array(saidVerdict) }),
  errors: [],
  example: {
    input: { act: 'mandate', at: '2026-11-01', association: 'IT', months: 36 },
    output: {
      verdicts: [
        {
          rule: 'mandateLength',
          verdict: 'block',
          article: '',
          text: 'Un mandato dura al massimo 24 mesi e non si rinnova da solo.',
          edition: 'FIFA Football Agent Regulations, January 2023',
          status: 'inForce',
          source: 'FIFA, Football Agent Regulations',
          certainty: 'confirmed',
        },
      ],
    },
  },
});

export const ruleEndpoints = {
  computeSolidarity,
  computeAgentFeeCap,
  getWindow,
  getBirthYearQuota,
  checkAct,
};
