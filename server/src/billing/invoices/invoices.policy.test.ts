import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { areaOf } from './invoice.ts';
import { abilitiesOn } from './invoices.policy.ts';

const as = (kind: Actor['kind']) => ({ kind }) as Actor;
const none = { markPaid: false, takeBackPayment: false, credit: false };

describe('what staff may do with an invoice of 30 euro, 5 of them taken off', () => {
  it.each([
    ['open', invoiceStatus.issued, 0, { markPaid: true, takeBackPayment: false, credit: true }],
    [
      'open, partly credited',
      invoiceStatus.issued,
      2499,
      { markPaid: true, takeBackPayment: false, credit: true },
    ],
    ['open, with nothing left to pay', invoiceStatus.issued, 2500, none],
    ['paid', invoiceStatus.paid, 0, { markPaid: false, takeBackPayment: true, credit: false }],
    ['canceled', invoiceStatus.canceled, 2500, none],
  ] as const)('%s', (_state, status, credited, can) => {
    const invoice = { status, value_cents: 3000, discount_cents: 500, credited_cents: credited };
    expect(abilitiesOn(as('staff'), invoice)).toEqual(can);
    expect(abilitiesOn(as('admin'), invoice)).toEqual(can);
    for (const kind of ['team', 'premium', 'agent'] as const)
      expect(abilitiesOn(as(kind), invoice)).toEqual(none);
  });
});

it('the first three tiers are professional football, the others amateur, and the youth sector is its own', () => {
  expect([0, 1, 2, 3, 14, 15].map(areaOf)).toEqual(['pro', 'pro', 'pro', 'amateur', 'amateur', 'youth']);
});
