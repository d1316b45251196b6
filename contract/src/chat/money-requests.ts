import { type MoneyWords, moneyWords } from './money-words.ts';

/** Why a message was taken for a request for money outside the platform's own service. */
export const moneyRules = [
  /** By a way that nobody can trace or take back. */
  'rail',
  /** To an account of a private person, or into the writer's own hands. */
  'ownAccount',
  /** To an account number written into the chat. */
  'iban',
  'outside',
  /** Before a trial, a visa, a contract…, or to free money that is said to wait. */
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

const longestPassage = 400;
const amount =
  '\\d[\\d .,]*(?:€|\\$|£|eur|usd|dollar|pound|dolar|livre|franc|cfa)|[€$£] ?\\d|\\b\\d{1,3}[., ]\\d{3}\\b|\\b\\d{3,6}\\b';
const everywhere =
  'western union|money ?gram|bitcoin|\\bbtc\\b|\\busdt\\b|ethereum|(?:crypto|cripto|krypto)|\\bwallet\\b|revolut|paypal|skrill|paysafe|gift cards?|neosurf|transcash|ukash|orange money|mobile money|mandat cash|(?:by|via|per|par|por|con|mit|amb) western\\b|\\bzelle\\b|satispay';
const number = '\\b[a-z]{2}\\d{2}(?: ?[a-z0-9]{2,4}){3,8}\\b';
const bank = '\\b(?:iban|rib|nib)\\b';
/** A message without one of these is not looked at any closer: every rule asks for one. */
const worthALook = new RegExp(
  `${amount}|${everywhere}|${number}|${bank}|${Object.values(moneyWords)
    .flatMap(({ ownAccount, rail, outside, cardDetails, dodge, kickback }) => [
      ownAccount,
      rail,
      outside,
      cardDetails,
      dodge,
      kickback,
    ])
    .join('|')}`,
);

type Reader = Record<keyof MoneyWords | 'somePay' | 'anyRail', RegExp>;

const readers: readonly Reader[] = Object.values(moneyWords).map((words) => {
  const compiled = Object.fromEntries(
    Object.entries(words).map(([name, piece]) => [name, new RegExp(piece)]),
  ) as Record<keyof MoneyWords, RegExp>;
  return {
    ...compiled,
    somePay: new RegExp(`${words.pay}|${words.money}|${amount}`),
    anyRail: new RegExp(`${words.rail}|${everywhere}`),
  };
});
const ibanNumber = new RegExp(number);
const someAmount = new RegExp(amount);
/** Sums that no player is asked for, but clubs speak of. */
const largeAmount = /\b\d{2,3}[., ]\d{3}\b|\b\d{5,}\b|mili?on|\bmio\b/;
/** What is earned, not paid. */
const wages =
  /\b(?:al mese|mensil|a month|per month|monthly|al mes|mensua|mensal|por mes|par mois|mensuel|im monat|monatlich|nett|lord|gross|brut|stipendi|salari|salary|wages?\b|sueldo|sou\b|salaire|ordenado|gehalt)/;
const bankNumber = new RegExp(bank);
const deposit =
  /caparra|acconto|\bdeposit\b|anzahlung|kaution|acompte|caution|fianza|\bsenal\b|fianca|bestreta|caucao|\bsinal\b|anticipo/;
/** Papers, not money, are what is asked for: "you send me the offer of 3,000 euros". */
const papers =
  /\b(?:contratt|contrac?t|offert|offer|ofert|offre|propost|propuest|proposta|proposition|angebot|vorschlag|vertrag|document|dokument|unterlag|video|fattur|factur|fatura|invoice|rechnung)/;

/**
 * Looks for a request for money outside the platform's own service, in any of the seven languages whatever the message's
 * own. Null: none. Fixed rules over each sentence, without knowledge of who says it; talk of fees, salaries, commissions
 * and invoices is none, nor is a warning of such requests.
 */
export function findMoneyRequest(text: string): MoneyRequest | null {
  if (!worthALook.test(fold(text))) return null;
  for (const sentence of sentencesOf(text)) {
    const folded = fold(sentence);
    // A warning in any language silences the sentence in all of them: words of two languages look alike.
    if (readers.some(({ warning }) => warning.test(folded))) continue;
    for (const reader of readers) {
      const rule = ruleOf(folded, reader);
      if (rule) return { rule, passage: sentence.slice(0, longestPassage) };
    }
  }
  return null;
}

function ruleOf(folded: string, reader: Reader): MoneyRule | null {
  const has = (name: keyof Reader) => reader[name].test(folded);
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
  return asks && !has('clubPays') ? 'advance' : null;
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
    .replaceAll(/\s+/g, ' ');
}
