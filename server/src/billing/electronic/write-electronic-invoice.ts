import type { FiscalId, Seat, SentInvoice, SentLine, SentName, SentSummary } from './sent-invoice.ts';

const namespace = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2';

/** An element in the order of the schema: its name with its text or its parts. Null is left out. */
type Part = readonly [name: string, content: string | readonly Part[]] | null;

/** The file of an electronic invoice: XML in UTF-8, as the schema of FatturaPA 1.2 orders its elements. */
export function writeElectronicInvoice(invoice: SentInvoice): string {
  const body = [
    part('FatturaElettronicaHeader', header(invoice)),
    part('FatturaElettronicaBody', bodyOf(invoice)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="${namespace}">
${body.map((one) => lines(one, 1)).join('')}</p:FatturaElettronica>
`;
}

function header({ transmission, recipientCode, pec, issuer, buyer }: SentInvoice): Part[] {
  return [
    part('DatiTrasmissione', [
      part('IdTrasmittente', idOf(issuer.vat)),
      part('ProgressivoInvio', transmission),
      part('FormatoTrasmissione', 'FPR12'),
      part('CodiceDestinatario', recipientCode),
      optional('PECDestinatario', pec),
    ]),
    part('CedentePrestatore', [
      part('DatiAnagrafici', [
        part('IdFiscaleIVA', idOf(issuer.vat)),
        optional('CodiceFiscale', issuer.taxCode),
        part('Anagrafica', nameOf({ company: issuer.name })),
        part('RegimeFiscale', issuer.regime),
      ]),
      part('Sede', seatOf(issuer.seat)),
      issuer.email === null ? null : part('Contatti', [part('Email', issuer.email)]),
    ]),
    part('CessionarioCommittente', [
      part('DatiAnagrafici', [
        buyer.vat && part('IdFiscaleIVA', idOf(buyer.vat)),
        optional('CodiceFiscale', buyer.taxCode),
        part('Anagrafica', nameOf(buyer.name)),
      ]),
      part('Sede', seatOf(buyer.seat)),
    ]),
  ];
}

function bodyOf(invoice: SentInvoice): Part[] {
  const { payment, related } = invoice;
  return [
    part('DatiGenerali', [
      part('DatiGeneraliDocumento', [
        part('TipoDocumento', invoice.type),
        part('Divisa', 'EUR'),
        part('Data', invoice.date),
        part('Numero', invoice.number),
        invoice.hasStampDuty
          ? part('DatiBollo', [part('BolloVirtuale', 'SI'), part('ImportoBollo', '2.00')])
          : null,
        part('ImportoTotaleDocumento', amount(invoice.totalCents)),
        ...invoice.reasons.map((reason) => part('Causale', reason)),
      ]),
      related &&
        part('DatiFattureCollegate', [part('IdDocumento', related.number), part('Data', related.date)]),
    ]),
    part('DatiBeniServizi', [
      ...invoice.lines.map((line, index) => part('DettaglioLinee', lineOf(line, index + 1))),
      ...invoice.summaries.map((summary) => part('DatiRiepilogo', summaryOf(summary))),
    ]),
    payment &&
      part('DatiPagamento', [
        part('CondizioniPagamento', 'TP02'),
        part('DettaglioPagamento', [
          part('ModalitaPagamento', payment.method),
          part('ImportoPagamento', amount(payment.amountCents)),
          optional('IBAN', payment.iban),
        ]),
      ]),
  ];
}

function lineOf(line: SentLine, number: number): Part[] {
  return [
    part('NumeroLinea', String(number)),
    part('Descrizione', line.description),
    part('PrezzoUnitario', amount(line.unitCents)),
    line.discountCents === 0
      ? null
      : part('ScontoMaggiorazione', [part('Tipo', 'SC'), part('Importo', amount(line.discountCents))]),
    part('PrezzoTotale', amount(line.totalCents)),
    part('AliquotaIVA', amount(line.ratePercent * 100)),
    optional('Natura', line.nature),
  ];
}

function summaryOf(summary: SentSummary): Part[] {
  return [
    part('AliquotaIVA', amount(summary.ratePercent * 100)),
    optional('Natura', summary.nature),
    part('ImponibileImporto', amount(summary.taxableCents)),
    part('Imposta', amount(summary.taxCents)),
    // Charged when the invoice is issued.
    summary.nature === null ? part('EsigibilitaIVA', 'I') : null,
    optional('RiferimentoNormativo', summary.legalReference),
  ];
}

function idOf({ country, code }: FiscalId): Part[] {
  return [part('IdPaese', country), part('IdCodice', code)];
}

function nameOf(name: SentName): Part[] {
  if ('company' in name) return [part('Denominazione', name.company)];
  return [part('Nome', name.first), part('Cognome', name.last)];
}

function seatOf(seat: Seat): Part[] {
  return [
    part('Indirizzo', seat.address),
    part('CAP', seat.postcode),
    part('Comune', seat.city),
    optional('Provincia', seat.province),
    part('Nazione', seat.country),
  ];
}

/** Two decimals and a point: `-12.30`. */
function amount(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

function part(name: string, content: string | readonly Part[]): Part {
  return [name, content];
}

function optional(name: string, text: string | null): Part {
  return text === null ? null : [name, text];
}

function lines(one: Part, depth: number): string {
  if (one === null) return '';
  const [name, content] = one;
  const margin = '  '.repeat(depth);
  if (typeof content === 'string') return `${margin}<${name}>${escaped(content)}</${name}>\n`;
  return `${margin}<${name}>\n${content.map((inner) => lines(inner, depth + 1)).join('')}${margin}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
