import { paymentPurposes, paymentStatuses } from '@trattativa/domain/billing/payment-statuses';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, wholeNumber } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { examplePlayerInvoice, examplePlayerInvoiceDetails } from './example-player-invoice.ts';
import { playerInvoice, playerInvoiceDetails } from './player-invoice.ts';

/** Permission matrix, /invoicesPlayers: a player the own ones, an agent those of the players whom the agent represents, staff all. */
const readers = allow({ player: 'own', agent: 'related', premium: 'related', staff: 'all' });
const pdf = { output: z.unknown(), binary: ['application/pdf'] } as const;

const getPlayerInvoices = endpoint({
  path: '/api/Invoice/GetPlayerInvoices',
  summary: 'Invoices to players for the paid representation, the latest first',
  who: readers,
  input: z.strictObject({
    year: wholeNumber(2000, 2199).optional(),
    service: z.enum(paymentPurposes, { error: 'notInList' }).optional(),
    paymentStatus: z.enum(paymentStatuses, { error: 'notInList' }).optional(),
    accountId: id.optional(),
    /** In the player's name or the number as printed; blind to accents and case. */
    text: line(80).optional(),
    ...pageInput,
  }),
  output: page(playerInvoice),
  errors: [],
  example: {
    input: { year: 2026 },
    output: { items: [examplePlayerInvoice], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getPlayerInvoice = endpoint({
  path: '/api/Invoice/GetPlayerInvoice',
  summary: 'One invoice to a player with its credit notes and its electronic invoice',
  who: readers,
  input: z.strictObject({ playerInvoiceId: id }),
  output: playerInvoiceDetails,
  errors: ['NOT_FOUND'],
  example: { input: { playerInvoiceId: 380001 }, output: examplePlayerInvoiceDetails },
});

const getPlayerInvoicePdf = endpoint({
  path: '/api/Invoice/GetPlayerInvoicePdf',
  summary: 'The invoice to a player, or one of its credit notes, as a document in the caller’s language',
  who: readers,
  input: z.strictObject({
    playerInvoiceId: id,
    /** Without it the invoice itself. */
    creditNoteId: id.optional(),
  }),
  ...pdf,
  errors: ['NOT_FOUND'],
  example: { input: { playerInvoiceId: 380001 }, output: '%PDF-1.7' },
});

export const playerInvoiceEndpoints = { getPlayerInvoices, getPlayerInvoice, getPlayerInvoicePdf };
