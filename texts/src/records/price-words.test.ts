import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../languages.ts';
import { readTexts, type TextTree } from '../read-texts.ts';

/**
 * Words for money: the transaction cost is what a club pays the operator for a mediation. It is not what a
 * transfer costs, which is settled between clubs, and never a bare price.
 */
const transferCost: Record<Language, RegExp> = {
  it: /(?:prezz|cost)\p{L}* (?:del|di) (?:trasferimento|cartellino)|trasferimento costa/iu,
  en: /(?:price|cost|fee)s? of (?:the|a) transfer|transfer (?:price|cost|fee)|transfer costs/iu,
  es: /(?:precio|coste|costo)s? del? (?:traspaso|transferencia)|traspaso (?:le )?cuesta/iu,
  ca: /(?:preu|cost)(?:os|s)? (?:del|de) (?:traspàs|la transferència)|traspàs costa/iu,
  fr: /(?:prix|coûts?) (?:du|de) transfert|transfert coûte/iu,
  pt: /(?:preço|custo)s? da? transferência|transferência custa/iu,
  de: /Transfer(?:preis|kosten|gebühr)|(?:Preis|Kosten) des Transfers|Transfer .{0,20}kostet/iu,
};

const barePrice: Record<Language, RegExp> = {
  it: /(?<!\p{L})prezz[oi](?!\p{L})/iu,
  en: /(?<!\p{L})prices?(?!\p{L})/iu,
  es: /(?<!\p{L})precios?(?!\p{L})/iu,
  ca: /(?<!\p{L})preus?(?!\p{L})/iu,
  fr: /(?<!\p{L})prix(?!\p{L})/iu,
  pt: /(?<!\p{L})preços?(?!\p{L})/iu,
  de: /(?<!\p{L})Preise?[ns]?(?!\p{L})/iu,
};

const transactionCost: Record<Language, string> = {
  it: 'Costo di transazione',
  en: 'Transaction cost',
  es: 'Coste de transacción',
  ca: 'Cost de transacció',
  fr: 'Coût de transaction',
  pt: 'Custo de transação',
  de: 'Transaktionskosten',
};

/** Keys about what a player pays for the representation, which has prices by level (specification §9). */
const aboutRepresentation: readonly string[] = [
  'administration:',
  'contract-pdf:',
  'representation:',
  'representation-mails:',
  'player-dashboard:representation.',
  // A field of the specification's invoice to a player.
  'player-invoices:field.price',
];

function textsOf(tree: TextTree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
}

describe.each(languages)('words for money in "%s"', (language) => {
  const features = readTexts(language);
  const texts = Object.entries(features).flatMap(([feature, tree]) => textsOf(tree, `${feature}:`));

  it('never call anything the cost or the price of a transfer', () => {
    expect(texts.filter(([, text]) => transferCost[language].test(text))).toEqual([]);
  });

  it('never speak of a bare price, except of the representation', () => {
    const others = texts.filter(([key]) => !aboutRepresentation.some((prefix) => key.startsWith(prefix)));
    expect(others.filter(([, text]) => barePrice[language].test(text))).toEqual([]);
  });

  it('call what the club pays the operator the transaction cost, on forms, invoices and commissions', () => {
    const named = new Map(texts);
    for (const key of [
      'negotiations:field.price',
      'negotiation-course:pay.transactionCost',
      'invoices:field.value',
      'commissions:base.transactionCost',
    ])
      expect([key, named.get(key)]).toEqual([key, transactionCost[language]]);
    expect(named.get('invoice-pdf:service')).toContain(transactionCost[language]);
  });

  it('call what an invoice charges a club a service of the platform, and never intermediation', () => {
    const line = new Map(texts).get('invoice-pdf:service') ?? '';
    expect(line).toMatch(/piattaforma|platt?form|plataforma|plateforme/iu);
    expect(line).not.toMatch(/media[tzcç]i|médiat|mediaci|mediaç|vermittlung/iu);
  });

  it('find the words that they forbid', () => {
    const forbidden: Record<Language, readonly [string, string]> = {
      it: ['Il costo del trasferimento per il club.', 'sul prezzo di'],
      en: ['What the transfer costs the club.', 'Sum of prices'],
      es: ['Precio del traspaso', 'Suma de precios'],
      ca: ['El que el traspàs costa al club.', 'Suma de preus'],
      fr: ['Ce que le transfert coûte au club.', 'Somme des prix'],
      pt: ['O que a transferência custa ao clube.', 'Soma dos preços'],
      de: ['Was der Transfer den Verein kostet.', 'Summe der Preise'],
    };
    const [cost, price] = forbidden[language];
    expect(cost).toMatch(transferCost[language]);
    expect(price).toMatch(barePrice[language]);
  });
});
