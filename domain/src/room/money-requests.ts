import { cutText } from '../platform/cut-text.ts';
import { type MoneyKinds, moneyKinds } from './money-kinds.ts';
import { type MoneyWords, moneyWords } from './money-words.ts';
import { paymentNamed } from './payment-names.ts';
import { speaksOfPaying } from './speaks-of-paying.ts';

/** Why a message was classified as a request for money outside the platform. */
export const moneyRules = [
  /** By a payment method that cannot be traced or reversed. */
  'rail',
  /** To an account of a private person, or into the writer's own hands. */
  'ownAccount',
  /** To an account number written into the chat. */
  'iban',
  'outside',
  /** In advance of a trial, a visa, a contract…, or to release money that supposedly waits. */
  'advance',
  'cardDetails',
  'loan',
  /** For a place in a team. */
  'costsYou',
] as const;

export type MoneyRule = (typeof moneyRules)[number];

export interface MoneyRequest {
  rule: MoneyRule;
  /** The sentence, as it was written; at most 400 characters. */
  passage: string;
}

const languages = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'] as const;
const maxPassageLength = 400;
const amount =
  '\\d[\\d .,]*(?:€|\\$|£|eur|usd|dollar|pound|dolar|livre|franc|cfa)|[€$£] ?\\d|\\b\\d{1,3}[., ]\\d{3}\\b|\\b\\d{3,6}\\b';
const everywhere =
  'western union|money ?gram|bitcoin|\\bbtc\\b|\\busdt\\b|ethereum|(?:crypto|cripto|krypto)|\\bwallet\\b|revolut|paypal|skrill|paysafe|gift cards?|neosurf|transcash|ukash|orange money|mobile money|mandat cash|(?:by|via|per|par|por|con|mit|amb) western\\b|\\bzelle\\b|satispay';
const number = '\\b[a-z]{2}\\d{2}(?: ?[a-z0-9]{2,4}){3,8}\\b';
const bank = '\\b(?:iban|rib|nib)\\b';
type Reader = Record<keyof MoneyWords | 'somePay' | 'anyRail', RegExp> & {
  kinds: Record<keyof MoneyKinds, RegExp>;
};

const readers: readonly Reader[] = languages.map((language) => {
  const words = moneyWords[language];
  return {
    ...compile(words),
    somePay: new RegExp(`${words.pay}|${words.money}|${amount}`),
    anyRail: new RegExp(`${words.rail}|${everywhere}`),
    kinds: compile(moneyKinds[language]),
  };
});
const ibanNumber = new RegExp(number);
const someAmount = new RegExp(amount);
/** Years, dates, invoice numbers and room numbers look like sums but are not. */
const notSums =
  /\b(?:19|20)\d\d(?:[/-]\d\d(?:\d\d)?)?\b(?! ?(?:€|\$|£|eur|usd|dol|pound))|\b(?:fattura|factura|fatura|facture|invoice|rechnung|stanza|room|raum|habitacion|habitacio|chambre|quarto|zimmer)(?: n[.°]?)? \d+\b/g;
/** Sums too large for such a request; clubs discuss them among themselves. */
const largeAmount = /\b\d{2,3}[., ]\d{3}\b|\b\d{5,}\b|mili?on|\bmio\b/;
/** What is earned, not paid. */
const wages =
  /\b(?:al mese|mensil|a month|per month|monthly|al mes|mensua|mensal|por mes|par mois|mensuel|im monat|monatlich|nett|lord|gross|brut|stipendi|salari|salary|wages?\b|sueldo|sou\b|salaire|ordenado|gehalt)/;
const accountNumber = /\b(?:iban|rib|nib)\b|\d{8}/;
const bankNumber = new RegExp(bank);
const deposit =
  /caparra|acconto|\bdeposit\b|anzahlung|kaution|acompte|caution|fianza|\bsenal\b|fianca|bestreta|caucao|\bsinal\b|anticipo/;
/** The request is for documents, not money: "you send me the offer of 3,000 euros". */
const papers =
  /\b(?:contratt|contrac?t|offert|offer|ofert|offre|propost|propuest|proposta|proposition|angebot|vorschlag|vertrag|document|dokument|unterlag|video|fattur|factur|fatura|invoice|rechnung)/;

/**
 * Finds a request for money outside the platform, in any of the seven languages, whatever the message's language. Null:
 * none. Fixed rules examine each sentence without knowing its author. Talk about fees, salaries, commissions and invoices
 * is no such request, nor is a warning against one.
 */
export function findMoneyRequest(text: string): MoneyRequest | null {
  for (const sentence of sentencesOf(text)) {
    const folded = fold(sentence);
    if (!speaksOfPaying(folded)) continue;
    // A warning in any language clears the sentence in all of them, because languages share words.
    if (readers.some(({ warning }) => warning.test(folded))) continue;
    const named = paymentNamed(folded);
    for (const reader of readers) {
      const rule = named === 'sure' ? 'rail' : ruleOf(folded, reader, named !== null);
      if (rule) return { rule, passage: cutText(sentence, maxPassageLength) };
    }
  }
  return null;
}

function ruleOf(folded: string, reader: Reader, named: boolean): MoneyRule | null {
  const has = (name: Exclude<keyof Reader, 'kinds'>) => reader[name].test(folded);
  if (has('anyRail') && has('somePay')) return 'rail';
  if (has('ownAccount') && has('somePay')) return 'ownAccount';
  if (ibanNumber.test(folded) && has('pay')) return 'iban';
  if (bankNumber.test(folded) && deposit.test(folded) && !has('clubPays')) return 'ownAccount';
  if (has('outside') && has('somePay')) return 'outside';
  if (has('cardDetails') && has('pay')) return 'cardDetails';
  if (has('loan') && someAmount.test(folded)) return 'loan';
  if (has('dodge')) return 'outside';
  if (has('kickback')) return 'ownAccount';
  const isSum = someAmount.test(folded) && !has('clubPays');
  if (isSum && has('costsYou')) return 'costsYou';
  if (isSum && has('toMe') && !papers.test(folded)) return 'ownAccount';
  if (isSum && has('unlock') && has('pay')) return 'advance';
  if (isSum && has('forYou') && has('pay')) return 'costsYou';
  const isUsual = largeAmount.test(folded) || wages.test(folded);
  if (isSum && !isUsual && has('burden') && (has('cost') || has('refund'))) return 'advance';
  const asks = has('advance') && has('pretext') && has('pay') && someAmount.test(folded);
  if (asks && !has('clubPays')) return 'advance';
  return ruleOfKinds(folded, reader, named);
}

/** Catches other wordings: combinations of components that do not occur in talk about a deal. */
function ruleOfKinds(folded: string, reader: Reader, named: boolean): MoneyRule | null {
  const has = (kind: keyof MoneyKinds) => reader.kinds[kind].test(folded);
  const isSum = someAmount.test(folded) || has('sum');
  const asks = has('ask') || has('due');
  if (has('surely')) return 'rail';
  if ((has('rail') || named) && (asks || isSum)) return 'rail';
  if (reader.clubPays.test(folded) || has('proper') || wages.test(folded)) return null;
  if (has('mine') && (isSum || asks || accountNumber.test(folded)) && !papers.test(folded))
    return 'ownAccount';
  if (has('bribe')) return 'costsYou';
  if (has('aside')) return 'outside';
  if (isSum && has('gift')) return 'costsYou';
  if (isSum && has('advanced')) return 'loan';
  if (largeAmount.test(folded)) return null;
  if (isSum && has('fee') && (asks || has('gate'))) return 'advance';
  if (has('fee') && has('due') && has('gate')) return 'advance';
  return null;
}

function compile<Name extends string>(pieces: Record<Name, string>): Record<Name, RegExp> {
  return Object.fromEntries(
    Object.entries<string>(pieces).map(([name, piece]) => [name, new RegExp(piece)]),
  ) as Record<Name, RegExp>;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(notSums, ' ')
    .replaceAll(/\s+/g, ' ');
}
