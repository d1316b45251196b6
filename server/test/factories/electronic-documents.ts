import { emptyBillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import { defaultOperator, type Operator } from '@trattativa/domain/identity/platform-settings';
import type { ElectronicBuyer, IssuedDocument } from '../../src/billing/electronic/issued-document.ts';

/** Documents for tests; invented. */
export const operator: Operator = {
  ...defaultOperator,
  name: 'Trattativa S.r.l.',
  address: 'Via Garibaldi 7',
  postcode: '35121',
  city: 'Padova',
  province: 'PD',
  vatNumber: '12345678903',
  taxCode: '12345678903',
  email: 'amministrazione@trattativa.example',
  iban: 'IT60X0542811101000000123456',
};

export const person: ElectronicBuyer & { is: 'person' } = {
  ...emptyBillingDetails,
  is: 'person',
  name: 'Mario Rossi',
  firstName: 'Mario',
  lastName: 'Rossi',
  taxCode: 'RSSMRA80A01H501U',
  address: 'Via Roma 1',
  postcode: '00100',
  city: 'Roma',
  province: 'RM',
  country: 'IT',
};

export const club: ElectronicBuyer & { is: 'company' } = {
  ...emptyBillingDetails,
  is: 'company',
  name: 'A.S.D. Virtus Brenta',
  vatNumber: '01234567897',
  address: 'Viale dello Sport 12',
  postcode: '35010',
  city: 'Vigonza',
  province: 'PD',
  country: 'IT',
  recipientCode: 'ABC1234',
};

export const activation: IssuedDocument = {
  kind: 'playerInvoice',
  id: 380001,
  invoiceId: 380001,
  transmission: 46,
  number: 'P 1/2026',
  issuedOn: '2026-10-05',
  operator,
  buyer: person,
  lines: [{ description: 'Attivazione della rappresentanza sportiva', cents: 1800, discountCents: 0 }],
  netCents: 1475,
  vatCents: 325,
  vatPercent: 22,
  reason: null,
  related: null,
  payment: 'card',
};

export const balance: IssuedDocument = {
  ...activation,
  number: 'P 2/2026',
  transmission: 47,
  lines: [
    { description: 'Saldo finale della rappresentanza sportiva', cents: 100_000, discountCents: 0 },
    { description: 'Attivazione già fatturata (fattura P 1/2026)', cents: -1800, discountCents: 0 },
  ],
  netCents: 80_492,
  vatCents: 17_708,
};

export const refund: IssuedDocument = {
  ...activation,
  kind: 'playerCreditNote',
  number: 'NCP 1/2026',
  transmission: 48,
  issuedOn: '2026-10-09',
  reason: 'Recesso entro 14 giorni',
  related: { number: 'P 1/2026', issuedOn: '2026-10-05' },
  payment: null,
};

export const clubInvoice: IssuedDocument = {
  ...activation,
  kind: 'teamInvoice',
  number: '7/2026',
  transmission: 49,
  buyer: club,
  lines: [
    { description: 'Intermediazione per il tesseramento di Luca Ferri', cents: 250_000, discountCents: 6000 },
  ],
  netCents: 200_000,
  vatCents: 44_000,
  payment: 'transfer',
};

export const clubCredit: IssuedDocument = {
  ...clubInvoice,
  kind: 'teamCreditNote',
  number: 'NC 1/2026',
  transmission: 50,
  lines: [
    { description: 'Intermediazione per il tesseramento di Luca Ferri', cents: 50_000, discountCents: 0 },
  ],
  netCents: 40_984,
  vatCents: 9016,
  reason: 'Sconto concordato',
  related: { number: '7/2026', issuedOn: '2026-10-05' },
  payment: null,
};
