import { maxSettingsReasonLength } from '@trattativa/domain/identity/platform-settings';
import { maxOtpLength, maxPasswordLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { line, version } from '../../fields.ts';
import { pageInput } from '../../paging.ts';
import { changedSections, type SettingsInForce, settingsInForce, settingsVersion } from './settings.ts';

const administrators = allow({ admin: 'all' });

/** Proof that it is the administrator who acts: a code of the second factor, or the password where there is none. */
export const proofOfIdentity = {
  currentPassword: z.string().max(maxPasswordLength, 'tooLong').optional(),
  otp: z.string().trim().max(maxOtpLength, 'tooLong').optional(),
};

const inForce: SettingsInForce = {
  version: 2,
  changedAt: '2026-10-02T09:30:00.000Z',
  changedBy: { accountId: 9, name: 'Ada Neri' },
  reason: 'Nuovo listino',
  settings: {
    representation: {
      activation: 18,
      finalPrices: {
        tier1: 1500,
        tier2: 1000,
        tier3: 700,
        tier4: 400,
        tier5: 300,
        tiers6to9: 200,
        tiers10to15: 100,
        youth: 100,
      },
      months: 12,
      reminderDays: [30, 7],
      balanceDueDays: 30,
    },
    invoices: {
      vatPercent: 22,
      operator: {
        name: 'Trattativa S.r.l.',
        address: 'Via del Campo 1',
        postcode: '20121',
        city: 'Milano',
        province: 'MI',
        country: 'IT',
        vatNumber: 'IT01234567897',
        taxCode: '01234567897',
        taxRegime: 'RF01',
        email: 'info@trattativa.example',
        pec: 'trattativa@pec.example',
        iban: 'IT60X0542811101000000123456',
      },
    },
    agent: { name: 'Andrea Conti', fifaLicence: '202301-0001', figcNumber: 'FIGC-1', coniNumber: 'CONI-1' },
    transactionCost: { percentHundredths: 500, minCost: 200, maxCost: 15_000 },
    recipients: { clubs: 30, agents: 30, coachingStaff: 30 },
    profiles: { incompleteDays: 3, obsoleteMonths: 6 },
    proposals: { unconfirmed: 3, unconfirmedDays: 30 },
    silence: { reminderDays: 7, lapseDays: 21 },
    room: { messageLength: 4000, messagesPerMinute: 60, pollMs: 300_000 },
    web: { chunkTimeoutSeconds: 120 },
  },
};
const { settings: _settings, ...about } = inForce;

const getSettings = endpoint({
  path: '/api/Settings/GetSettings',
  summary: 'The platform settings in force, for administrators',
  who: administrators,
  input: z.strictObject({}),
  output: settingsInForce,
  errors: [],
  example: { input: {}, output: inForce },
});

const saveSettings = endpoint({
  path: '/api/Settings/SaveSettings',
  summary:
    'Adds a version of the settings; sections left out stay. Money, operator and agent ask for the second factor again',
  who: administrators,
  input: z.strictObject({
    /** The version that the administrator saw. */
    version,
    reason: line(maxSettingsReasonLength, 3),
    settings: changedSections,
    ...proofOfIdentity,
  }),
  output: settingsInForce,
  errors: ['CHANGED_MEANWHILE', 'PASSWORD_WRONG', 'OTP_REQUIRED', 'OTP_INVALID', 'TOO_MANY_ATTEMPTS'],
  example: {
    input: {
      version: 1,
      reason: 'Meno solleciti',
      settings: { silence: { reminderDays: 7, lapseDays: 21 } },
    },
    output: inForce,
  },
});

const getSettingsHistory = endpoint({
  path: '/api/Settings/GetSettingsHistory',
  summary: 'The versions of the settings, the latest first: what changed, who changed it and why',
  who: administrators,
  input: z.strictObject(pageInput),
  output: z.object({ items: z.array(settingsVersion), nextCursor: z.string().nullable() }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [{ ...about, changes: [{ path: 'representation.activation', from: 20, to: 18 }] }],
      nextCursor: null,
    },
  },
});

export const settingsEndpoints = { getSettings, saveSettings, getSettingsHistory };
