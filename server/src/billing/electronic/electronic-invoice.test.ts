import type { ElectronicGap } from '@trattativa/domain/billing/electronic-invoice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activation,
  balance,
  club,
  clubCredit,
  clubInvoice,
  operator,
  person,
  refund,
} from '../../../test/factories/electronic-documents.ts';
import { schemaErrors } from '../../../test/stage/fattura-pa-schema.ts';
import { electronicFileName } from './compose-electronic-invoice.ts';
import { electronicOf } from './describe-electronic.ts';
import type { ElectronicBuyer, IssuedDocument } from './issued-document.ts';
import { writeElectronicInvoice } from './write-electronic-invoice.ts';

const now = new Date('2026-10-10T10:00:00Z');

function fileOf(document: IssuedDocument): string {
  const { sent, gaps } = electronicOf(document, now);
  if (!sent) throw new Error(`missing: ${gaps}`);
  return writeElectronicInvoice(sent);
}

/** The texts of an element, wherever it stands. */
const said = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

const flatRate = { operator: { ...operator, taxRegime: 'RF19' }, vatPercent: 0 };
const abroad = { province: '', recipientCode: '', taxCode: '', vatNumber: '' };
const german: ElectronicBuyer = { ...person, ...abroad, country: 'DE', city: 'Köln', postcode: '50667' };
const frenchClub: ElectronicBuyer = { ...club, ...abroad, country: 'FR', vatNumber: 'FR12345678901' };
const swissClub: ElectronicBuyer = { ...club, ...abroad, country: 'CH' };
const anyScript: ElectronicBuyer = {
  ...person,
  firstName: 'Андрей “Шева”',
  lastName: 'Łukaszewski-Παπαδόπουλος',
  address: 'Straße des 17. Juni <1> & “Söhne”',
};

describe('the electronic invoice', () => {
  it.each<[string, IssuedDocument]>([
    ['an activation', activation],
    ['a final balance', balance],
    ['the credit note of a player', refund],
    ['an invoice to a club with a discount', clubInvoice],
    ['a credit note to a club', clubCredit],
    ['a player abroad', { ...activation, buyer: german }],
    ['a club in the European Union', { ...clubInvoice, buyer: frenchClub }],
    ['a club outside of the European Union', { ...clubInvoice, buyer: swissClub }],
    [
      'a club with a tax code only',
      { ...clubInvoice, buyer: { ...club, vatNumber: '', taxCode: '01234567897' } },
    ],
    [
      'a club with certified mail',
      { ...clubInvoice, buyer: { ...club, recipientCode: '', pec: 'virtus@pec.it' } },
    ],
    ['names of any script', { ...activation, buyer: anyScript }],
    ['a flat-rate operator', { ...activation, ...flatRate, netCents: 1800, vatCents: 0 }],
    ['a flat-rate operator, with stamp duty', { ...clubCredit, ...flatRate, netCents: 50_000, vatCents: 0 }],
    ['a reason of a thousand characters', { ...refund, reason: 'è così '.repeat(140) }],
    [
      'an operator without tax code, mail and IBAN',
      { ...clubInvoice, operator: { ...operator, taxCode: '', email: '', iban: '' } },
    ],
  ])('the electronic invoice of %s is valid against the published schema', async (_what, document) => {
    expect(await schemaErrors(fileOf(document))).toEqual([]);
  });

  it('is refused by that schema when it is broken, so that the test above can fail', async () => {
    const xml = fileOf(activation);
    for (const broken of [
      xml.replace('FPR12</Formato', 'FPR13</Formato'),
      xml.replace('<Divisa>EUR</Divisa>', ''),
      xml.replace('Mario', 'Марио'),
      xml.replace('18.00', '18,00'),
    ])
      expect(await schemaErrors(broken)).not.toEqual([]);
  });

  it('the electronic invoice of an activation names seller, buyer, service, amounts and the card', () => {
    const xml = fileOf(activation);
    expect(said(xml, 'ProgressivoInvio')).toEqual(['0001A']);
    expect(said(xml, 'TipoDocumento')).toEqual(['TD01']);
    expect(said(xml, 'Numero')).toEqual(['P 1/2026']);
    expect(said(xml, 'CodiceDestinatario')).toEqual(['0000000']);
    expect([said(xml, 'Nome'), said(xml, 'Cognome')]).toEqual([['Mario'], ['Rossi']]);
    expect(said(xml, 'CodiceFiscale')).toEqual(['12345678903', 'RSSMRA80A01H501U']);
    expect(said(xml, 'RegimeFiscale')).toEqual(['RF01']);
    expect(said(xml, 'ImponibileImporto')).toEqual(['14.75']);
    expect(said(xml, 'Imposta')).toEqual(['3.25']);
    expect(said(xml, 'ImportoTotaleDocumento')).toEqual(['18.00']);
    expect(said(xml, 'ModalitaPagamento')).toEqual(['MP08']);
    expect(xml).not.toContain('Natura');
    expect(xml).not.toContain('DatiBollo');
  });

  it('the electronic invoice of a balance deducts the activation on a line of its own', () => {
    const xml = fileOf(balance);
    expect(said(xml, 'PrezzoTotale')).toEqual(['819.67', '-14.75']);
    expect(said(xml, 'ImportoTotaleDocumento')).toEqual(['982.00']);
  });

  it('the electronic invoice of a club is paid by transfer to the operator’s account, less the discount', () => {
    const xml = fileOf(clubInvoice);
    expect(said(xml, 'ModalitaPagamento')).toEqual(['MP05']);
    expect(said(xml, 'IBAN')).toEqual(['IT60X0542811101000000123456']);
    expect(said(xml, 'PrezzoUnitario')).toEqual(['2049.18']);
    expect(said(xml, 'Importo')).toEqual(['49.18']);
    expect(said(xml, 'PrezzoTotale')).toEqual(['2000.00']);
    expect(said(xml, 'Denominazione')).toEqual(['Trattativa S.r.l.', 'A.S.D. Virtus Brenta']);
  });

  it('the electronic invoice of a credit note says why, and which invoice it is about', () => {
    const xml = fileOf(refund);
    expect(said(xml, 'TipoDocumento')).toEqual(['TD04']);
    expect(said(xml, 'Causale')).toEqual(['Recesso entro 14 giorni']);
    expect([said(xml, 'IdDocumento'), said(xml, 'Data')]).toEqual([
      ['P 1/2026'],
      ['2026-10-09', '2026-10-05'],
    ]);
    expect(xml).not.toContain('DatiPagamento');
  });

  it('the electronic invoice of somebody abroad goes to XXXXXXX with the number of that country', () => {
    const xml = fileOf({ ...activation, buyer: german });
    expect(said(xml, 'CodiceDestinatario')).toEqual(['XXXXXXX']);
    expect([said(xml, 'IdPaese'), said(xml, 'IdCodice')]).toEqual([
      ['IT', 'IT', 'DE'],
      ['12345678903', '12345678903', '0000000'],
    ]);
    expect(said(xml, 'CAP')).toEqual(['35121', '00000']);
    expect(said(fileOf({ ...clubInvoice, buyer: frenchClub }), 'IdCodice').at(-1)).toBe('12345678901');
    expect(said(fileOf({ ...clubInvoice, buyer: swissClub }), 'IdCodice').at(-1)).toBe('OO99999999999');
  });

  it('without VAT says why, and carries stamp duty above 77.47 €', () => {
    const small = fileOf({ ...activation, ...flatRate, netCents: 1800, vatCents: 0 });
    expect(said(small, 'Natura')).toEqual(['N2.2', 'N2.2']);
    expect(said(small, 'RiferimentoNormativo')).toHaveLength(1);
    expect(small).not.toContain('DatiBollo');
    const large = fileOf({ ...clubCredit, ...flatRate, netCents: 50_000, vatCents: 0 });
    expect(said(large, 'ImportoBollo')).toEqual(['2.00']);
  });

  it('adds up to the cent, whatever is charged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1900, max: 100_000_000 }),
        fc.integer({ min: 0, max: 1800 }),
        fc.constantFrom(4, 10, 22, 30),
        async (cents, less, vatPercent) => {
          const gross = cents - less;
          const netCents = Math.floor((gross * 200 + 100 + vatPercent) / (2 * (100 + vatPercent)));
          const amounts = { netCents, vatCents: gross - netCents, vatPercent };
          const deducted = { description: 'x', cents: -less, discountCents: 0 };
          for (const lines of [
            [{ description: 'x', cents, discountCents: less }],
            [{ description: 'x', cents, discountCents: 0 }, deducted],
          ])
            expect(electronicOf({ ...balance, ...amounts, lines }, now).gaps).toEqual([]);
        },
      ),
    );
  });

  it('has a file name of the seller’s number and five places that are unique', () => {
    expect(electronicFileName(activation)).toBe('IT12345678903_0001A.xml');
    const withLetters = { operator: { ...operator, vatNumber: 'IT12345678903' }, transmission: 36 ** 5 - 1 };
    expect(electronicFileName(withLetters)).toBe('IT12345678903_ZZZZZ.xml');
  });
});

describe('what is missing for an electronic invoice', () => {
  it.each<[Partial<IssuedDocument>, ElectronicGap[]]>([
    [
      { operator: { ...operator, name: '', address: '', postcode: '', city: '' } },
      ['operatorName', 'operatorAddress', 'operatorPostcode', 'operatorCity'],
    ],
    [{ operator: { ...operator, vatNumber: '12345678901' } }, ['operatorVatNumber']],
    [{ operator: { ...operator, country: 'SM', vatNumber: 'SM12345' } }, ['operatorVatNumber']],
    [{ vatPercent: 0 }, ['operatorRegime']],
    [{ buyer: null }, ['buyerErased']],
    [
      { buyer: { ...person, taxCode: '', address: '', postcode: '351', city: '' } },
      ['buyerTaxCode', 'buyerAddress', 'buyerPostcode', 'buyerCity'],
    ],
    [{ buyer: { ...person, lastName: '' } }, ['buyerName']],
    [{ buyer: { ...club, vatNumber: '' } }, ['buyerVatNumber']],
    [{ buyer: { ...frenchClub, vatNumber: '' } }, ['buyerVatNumber']],
    [{ buyer: swissClub }, []],
    [{ buyer: german }, []],
    [{ issuedOn: '2026-10-11' }, ['refused']],
  ])('%#: is named', (change, gaps) => {
    const document = { ...activation, ...change };
    expect(electronicOf(document, now)).toMatchObject(gaps.length > 0 ? { gaps, sent: null } : { gaps });
  });
});
