import {
  type FinalPriceTier,
  finalPriceTiers,
  operatorAddress,
} from '@trattativa/domain/identity/platform-settings';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { formatDate, formatMoney, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn, translate } from '@trattativa/texts/translate';
import type { SettingsInForce } from '../../identity/platform-settings.ts';
import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';
import type { DraftTerms } from './contract-terms.ts';

export interface ContractFacts {
  player: { name: string; bornDate: string; nationality: string; address: string };
  settings: SettingsInForce;
  terms: DraftTerms;
  language: Language;
  /** `YYYY-MM-DD`. */
  today: string;
  at: Date;
}

const clauses = ['subject', 'duration', 'activation', 'balance', 'duties', 'withdrawal', 'data'] as const;
/** Terms begin and end by the clock of Italy. */
const zone = 'Europe/Rome';
const soft = '#4a5750';
const line = '#b9c4bd';

/**
 * Draws the draft of the representation contract to `path`, in the caller's language. Names
 * are drawn as text: nothing that a person typed is ever read as a command of the page.
 */
export async function writeContract(path: string, facts: ContractFacts): Promise<void> {
  const t = textsIn(facts.language, 'contract-pdf');
  const { settings, terms } = facts;
  const title = t('title');
  await writePdf(
    path,
    {
      title,
      author: settings.invoices.operator.name || 'Trattativa',
      language: facts.language,
      at: facts.at,
    },
    (document) => {
      heading(document, title, `${t('draft')}\n\n${t('form')}`);
      parties(document, facts, t);
      for (const [index, clause] of clauses.entries()) {
        const text = clauseText(clause, facts, t);
        // A heading stands on the page of its text; a page that begins inside a text would also lose its font.
        const height = document.font('text').fontSize(10).heightOfString(text, { lineGap: 2 });
        const withPrices = clause === 'balance' ? finalPriceTiers.length * 15 : 0;
        if (document.y + height + withPrices + 40 > document.page.height - 62) document.addPage();
        document
          .moveDown(0.9)
          .font('bold')
          .fontSize(10.5)
          .fillColor('black')
          .text(`${index + 1}. ${t(`${clause}.title`)}`);
        document.moveDown(0.25).font('text').fontSize(10).text(text, { lineGap: 2 });
        if (clause === 'balance') prices(document, t, terms);
      }
      signatures(document, t, facts);
      numberPages(document, (page, count) => t('page', { page, count }));
    },
  );
}

type Words = TextsOf<'contract-pdf'>;

function clauseText(clause: (typeof clauses)[number], { language, terms }: ContractFacts, t: Words): string {
  const amounts = { activation: formatMoney(terms.activationCents) };
  switch (clause) {
    case 'duration': {
      const text = t('duration.text', { count: terms.months });
      if (!terms.term) return text;
      const { startsAt, endsAt } = terms.term;
      const term = { from: formatDate(language, startsAt, zone), to: formatDate(language, endsAt, zone) };
      return `${text} ${t('duration.term', term)}`;
    }
    case 'withdrawal':
      return t('withdrawal.text', { days: withdrawalDays });
    case 'activation':
    case 'balance':
      return t(`${clause}.text`, amounts);
    default:
      return t(`${clause}.text`);
  }
}

function heading(document: PdfDocument, title: string, draft: string): void {
  document.font('bold').fontSize(17).text(title);
  document.moveDown(0.5);
  const { x, y } = document;
  const width = document.page.width - 124;
  const height = document.fontSize(9.5).heightOfString(draft, { width: width - 20 }) + 14;
  document.rect(x, y, width, height).fillAndStroke('#fdf3dc', '#d9a13b');
  document
    .fillColor('#5a3d05')
    .font('bold')
    .text(draft, x + 10, y + 7, { width: width - 20 });
  document.x = x;
  document.y = y + height + 4;
  document.fillColor('black');
}

function parties(document: PdfDocument, { player, settings, language }: ContractFacts, t: Words): void {
  const { agent } = settings;
  const { operator } = settings.invoices;
  const country = translate(language, `countries:${player.nationality}`);
  fact(document, t('parties.player'), [
    [t('parties.name'), player.name],
    [t('parties.born'), formatPlainDate(language, player.bornDate)],
    [t('parties.nationality'), country],
    [t('parties.address'), player.address],
  ]);
  fact(document, t('parties.agent'), [
    [t('parties.name'), agent.name],
    [t('parties.fifaLicence'), agent.fifaLicence],
    [t('parties.figcNumber'), agent.figcNumber],
    [t('parties.coniNumber'), agent.coniNumber],
  ]);
  fact(document, t('parties.operator'), [
    [t('parties.name'), operator.name],
    [t('parties.address'), operatorAddress(operator)],
    [t('parties.vat'), operator.vatNumber],
  ]);
}

/** What is not known is a line to write on. */
function fact(document: PdfDocument, title: string, rows: [label: string, value: string][]): void {
  document.moveDown(0.9).font('bold').fontSize(10.5).text(title);
  document.moveDown(0.25).fontSize(10);
  const { x } = document;
  for (const [label, value] of rows) {
    const { y } = document;
    document.font('text').fillColor(soft).text(label, x, y, { width: 140 });
    const labelEnds = document.y;
    document.fillColor('black').text(value || '_'.repeat(38), x + 150, y, { width: 320 });
    document.x = x;
    document.y = Math.max(document.y, labelEnds) + 2;
  }
}

const tierWords = {
  tier1: '1',
  tier2: '2',
  tier3: '3',
  tier4: '4',
  tier5: '5',
  tiers6to9: '6to9',
  tiers10to15: '10to15',
  youth: 'youth',
} as const satisfies Record<FinalPriceTier, string>;

function prices(document: PdfDocument, t: Words, { finalPrices }: DraftTerms): void {
  document.moveDown(0.4);
  const { x } = document;
  for (const tier of finalPriceTiers) {
    const { y } = document;
    document.fillColor(soft).text(t(`tier.${tierWords[tier]}`), x + 14, y, { width: 250 });
    document
      .fillColor('black')
      .text(formatMoney(finalPrices[tier]), x + 270, y, { width: 90, align: 'right', lineBreak: false });
    document.x = x;
    document.y = y + 15;
  }
}

const roomForSignatures = 150;

function signatures(document: PdfDocument, t: Words, { language, terms, today }: ContractFacts): void {
  if (document.y > document.page.height - roomForSignatures - 62) document.addPage();
  document.moveDown(1.6).font('text').fontSize(10).fillColor('black');
  document.text(`${t('sign.place')} ______________________    ${t('sign.date')} ________________`);
  document.moveDown(2.6);
  const { x, y } = document;
  for (const [index, who] of (['player', 'agent'] as const).entries()) {
    const left = x + index * 245;
    document
      .moveTo(left, y)
      .lineTo(left + 215, y)
      .stroke(line);
    document.fillColor(soft).text(t(`sign.${who}`), left, y + 5, { width: 215 });
  }
  document.x = x;
  document
    .moveDown(1.4)
    .fontSize(8.5)
    .text(
      t('madeOn', { date: formatPlainDate(language, today), version: terms.settingsVersion }),
      x,
      document.y,
    );
}
