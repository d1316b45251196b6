/** The kinds of document that the platform issues. */
export const documentKinds = ['teamInvoice', 'teamCreditNote', 'playerInvoice', 'playerCreditNote'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * What is missing before a document can be written as an electronic invoice. The operator's are for the administrator, the
 * buyer's for staff and the buyer. Names: `electronic:gap.<gap>`.
 *
 * - `operatorRegime`: the operator charges no VAT and the tax regime does not say why.
 * - `buyerErased`: the buyer's data were erased; nothing can be done about it.
 * - `refused`: the checks of the exchange system would refuse the file.
 */
export const electronicGaps = [
  'operatorName',
  'operatorVatNumber',
  'operatorAddress',
  'operatorPostcode',
  'operatorCity',
  'operatorRegime',
  'buyerName',
  'buyerTaxCode',
  'buyerVatNumber',
  'buyerAddress',
  'buyerPostcode',
  'buyerCity',
  'buyerErased',
  'refused',
] as const;

export type ElectronicGap = (typeof electronicGaps)[number];

/** Whether an administrator closes a gap, in the settings; the others concern the buyer. */
export function isOperatorGap(gap: ElectronicGap): boolean {
  return gap.startsWith('operator');
}

/** Whether the buyer's billing details close a gap. */
export function isBuyerGap(gap: ElectronicGap): boolean {
  return gap.startsWith('buyer') && gap !== 'buyerErased';
}

/** What the tax office wants to know of who is invoiced. An empty text is not known. */
export interface BillingDetails {
  /** The registered name of a club, where it is another than the one on the platform. */
  legalName: string;
  /** Codice fiscale; of somebody abroad the number that the tax office there gives. */
  taxCode: string;
  vatNumber: string;
  /** Street and number. */
  address: string;
  postcode: string;
  city: string;
  /** Two letters, in Italy. */
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Seven characters that the exchange system delivers to. */
  recipientCode: string;
  /** Certified mail, where there is no recipient code. */
  pec: string;
}

export const emptyBillingDetails: BillingDetails = {
  legalName: '',
  taxCode: '',
  vatNumber: '',
  address: '',
  postcode: '',
  city: '',
  province: '',
  country: '',
  recipientCode: '',
  pec: '',
};

/** The longest texts of a buyer's billing details, as the schema of electronic invoices has them. */
export const maxBillingTextLengths = {
  legalName: 80,
  taxCode: 16,
  vatNumber: 30,
  address: 60,
  postcode: 10,
  city: 60,
  province: 2,
  recipientCode: 7,
} as const;

/** A number as it is typed, with blanks or points between its groups. */
export const maxTypedNumberLength = 40;
