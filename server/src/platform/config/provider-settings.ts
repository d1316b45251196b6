import { listOf, pattern } from './kinds.ts';
import type { Setting } from './setting.ts';

const hostName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** Where maps and data of people come from. */
export const sources = {
  TILES_URL: {
    kind: pattern(/^https:\/\/[^/\s]+\/\S*\{z\}\S*$/, 'an https address with {z}, {x} and {y}'),
    about: 'Map tiles.',
    without: 'maps show the outlines of countries',
    example: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  },
  FOOTBALL_DATA_KEY: {
    kind: pattern(/^[\x21-\x7e]{1,200}$/, 'a key without spaces'),
    about: 'Key of football-data.org (v4), from which players who apply can import their data.',
    without: 'the import is not offered',
    placeholder: 'key-of-football-data',
    isSecret: true,
  },
  FOOTBALL_DATA_HOSTS: {
    kind: listOf(pattern(hostName, 'a host'), 'names of hosts in small letters, separated by commas'),
    about: 'Hosts whose public profile pages may be imported. Check their terms first.',
    without: 'none',
    example: 'www.transfermarkt.it',
  },
} as const satisfies Record<string, Setting>;

/** Who takes card payments. */
export const payments = {
  STRIPE_SECRET_KEY: {
    kind: pattern(/^[sr]k_[\x21-\x7e]{8,250}$/, 'a secret key of Stripe (sk_… or rk_…)'),
    about:
      'Card payments by Stripe. It and the secret of the webhook are set together; see docs/payments.md.',
    without: 'the test provider, in production none',
    placeholder: 'rk_live_replace_this',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    kind: pattern(/^whsec_[\x21-\x7e]{8,250}$/, 'a signing secret of Stripe (whsec_…)'),
    about: 'Signing secret of the webhook PUBLIC_URL/api/Payment/Webhook.',
    placeholder: 'whsec_replace_this',
    isSecret: true,
  },
} as const satisfies Record<string, Setting>;
