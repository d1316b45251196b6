import {
  documentKinds,
  maxBillingTextLengths as longest,
  maxTypedNumberLength,
} from '@trattativa/domain/billing/electronic-invoice';
import { isTaxCode } from '@trattativa/domain/billing/tax-code';
import { isVatNumber } from '@trattativa/domain/identity/business-numbers';
import { maxEmailLength, maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { countryCode, id, line, paragraph, version, wholeNumber } from '../../fields.ts';
import { electronicDocument } from './electronic-document.ts';

const staffOnly = allow({ staff: 'all' });
const billed = allow({ player: 'own', team: 'own', staff: 'all' });
const month = { year: wholeNumber(2000, 2199), month: wholeNumber(1, 12) };

/** Blanks are how people group a number, and are not kept. */
const compact = (max: number) =>
  line(maxTypedNumberLength)
    .transform((text) => text.replace(/[\s.]/g, '').toUpperCase())
    .pipe(z.string().max(max, 'tooLong'));
const emptyOr = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text);

/** Owner of the details: staff name an account or a club; players and clubs have their own, and may leave both out. */
const whose = { accountId: id.optional(), teamId: id.optional() };

const fields = {
  legalName: line(longest.legalName),
  taxCode: compact(longest.taxCode).refine(emptyOr(/^[A-Z0-9]+$/), 'invalid'),
  vatNumber: compact(longest.vatNumber).refine(emptyOr(/^[A-Z0-9]+$/), 'invalid'),
  address: line(longest.address),
  postcode: line(longest.postcode),
  city: line(longest.city),
  province: compact(longest.province).refine(emptyOr(/^[A-Z]{2}$/), 'invalid'),
  country: countryCode.or(z.literal('')),
  recipientCode: compact(longest.recipientCode).refine(emptyOr(/^[A-Z0-9]{7}$/), 'invalid'),
  pec: line(maxEmailLength).refine((text) => text === '' || z.email().safeParse(text).success, 'notAnEmail'),
};

export const billingDetails = z.object({
  ...(Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()])) as Record<
    keyof typeof fields,
    z.ZodString
  >),
  /** Null: nothing was saved so far. */
  version: z.number().int().nullable(),
  /** Account or club that the details belong to; `name` as the platform calls it. */
  accountId: z.number().int().nullable(),
  teamId: z.number().int().nullable(),
  name: z.string(),
});

export type BillingDetailsAnswer = z.infer<typeof billingDetails>;

const exampleDetails = {
  legalName: '',
  taxCode: 'RSSMRA80A01H501U',
  vatNumber: '',
  address: 'Via Roma 1',
  postcode: '35121',
  city: 'Padova',
  province: 'PD',
  country: 'IT',
  recipientCode: '',
  pec: '',
};

const getBillingDetails = endpoint({
  path: '/api/Invoice/GetBillingDetails',
  summary:
    'What invoices say of a player or a club: tax code, address, where the electronic invoice is delivered',
  who: billed,
  input: z.strictObject(whose),
  output: billingDetails,
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: {
    input: {},
    output: { ...exampleDetails, version: 1, accountId: 101, teamId: null, name: 'Tommaso Venier' },
  },
});

const saveBillingDetails = endpoint({
  path: '/api/Invoice/SaveBillingDetails',
  summary:
    'Saves what invoices say of a player or a club; later invoices print it, earlier ones take what they lack from it',
  who: billed,
  input: z
    .strictObject({ ...whose, version: version.nullable(), ...fields })
    .superRefine(({ teamId, accountId, country, taxCode, vatNumber, postcode }, context) => {
      const refuse = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'invalid' });
      if (teamId !== undefined && accountId !== undefined) refuse('teamId');
      if (country === 'IT') {
        if (taxCode !== '' && !isTaxCode(taxCode)) refuse('taxCode');
        if (postcode !== '' && !/^\d{5}$/.test(postcode)) refuse('postcode');
      }
      if (vatNumber !== '' && !isVatNumber(vatNumber, country)) refuse('vatNumber');
    }),
  output: z.object({ message: z.string(), details: billingDetails }),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH', 'CHANGED_MEANWHILE'],
  example: {
    input: { version: null, ...exampleDetails },
    output: {
      message: 'Dati salvati correttamente',
      details: { ...exampleDetails, version: 1, accountId: 101, teamId: null, name: 'Tommaso Venier' },
    },
  },
});

const getElectronicInvoice = endpoint({
  path: '/api/Invoice/GetElectronicInvoice',
  summary: 'A document as the XML file of the Italian electronic invoice (FatturaPA, FPR12)',
  who: allow({ player: 'own', staff: 'all' }),
  input: z.strictObject({ kind: z.enum(documentKinds, { error: 'notInList' }), documentId: id }),
  output: z.unknown(),
  binary: ['application/xml'],
  errors: ['NOT_FOUND', 'ELECTRONIC_INVOICE_INCOMPLETE'],
  example: { input: { kind: 'playerInvoice', documentId: 380001 }, output: '<?xml version="1.0"?>' },
});

const markElectronicRefused = endpoint({
  path: '/api/Invoice/MarkElectronicRefused',
  summary: 'Notes that the exchange system refused a file: the document gets the next file name',
  who: staffOnly,
  input: z.strictObject({
    kind: z.enum(documentKinds, { error: 'notInList' }),
    documentId: id,
    /** The file that was refused. */
    fileName: line(80).min(1, 'required'),
    /** What the exchange system answered: its code and its words. */
    reason: paragraph(maxReasonLength).min(1, 'required'),
  }),
  output: z.object({ message: z.string(), electronic: electronicDocument }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  example: {
    input: {
      kind: 'playerInvoice',
      documentId: 380001,
      fileName: 'IT12345678903_0001A.xml',
      reason: '00311: CodiceDestinatario non valido',
    },
    output: {
      message: 'Dati salvati correttamente',
      electronic: {
        kind: 'playerInvoice',
        documentId: 380001,
        fileName: 'IT12345678903_0001B.xml',
        gaps: [],
        refusals: [
          {
            fileName: 'IT12345678903_0001A.xml',
            reason: '00311: CodiceDestinatario non valido',
            refusedAt: '2026-10-02T09:30:00.000Z',
          },
        ],
        can: { markRefused: true },
      },
    },
  },
});

const getElectronicMonth = endpoint({
  path: '/api/Invoice/GetElectronicMonth',
  summary: 'The documents of a month as electronic invoices: how many are ready, and which lack something',
  who: staffOnly,
  input: z.strictObject(month),
  output: z.object({
    ready: z.number().int(),
    /** By day and number; at most 200. */
    incomplete: z.array(
      electronicDocument
        .omit({ refusals: true, can: true })
        .extend({ invoiceId: z.number().int(), number: z.string(), name: z.string() }),
    ),
    incompleteTotal: z.number().int(),
  }),
  errors: [],
  example: { input: { year: 2026, month: 10 }, output: { ready: 12, incomplete: [], incompleteTotal: 0 } },
});

const getElectronicMonthArchive = endpoint({
  path: '/api/Invoice/GetElectronicMonthArchive',
  summary: 'The electronic invoices of a month that are ready, as one ZIP archive',
  who: staffOnly,
  input: z.strictObject(month),
  output: z.unknown(),
  binary: ['application/zip'],
  errors: [],
  example: { input: { year: 2026, month: 10 }, output: 'PK' },
});

export const electronicEndpoints = {
  getBillingDetails,
  saveBillingDetails,
  getElectronicInvoice,
  markElectronicRefused,
  getElectronicMonth,
  getElectronicMonthArchive,
};
