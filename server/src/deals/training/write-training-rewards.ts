import type { TrainingPremium, TrainingRewards } from '@trattativa/contract/deals/training/training';
import { trainingOccasions } from '@trattativa/domain/deals/training/training-rewards';
import type { RuleOrigin } from '@trattativa/domain/people/rules/rule';
import { titleOf } from '@trattativa/domain/people/rules/rule-titles';
import { formatList, formatMoney, formatNumber, formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { textsIn } from '@trattativa/texts/translate';
import { dayOf } from '../../platform/clock.ts';
import { drawTable, softInk } from '../../platform/pdf/draw-table.ts';
import { numberPages } from '../../platform/pdf/number-pages.ts';
import { type PdfDocument, writePdf } from '../../platform/pdf/open-pdf.ts';

interface PrintedTraining {
  /** Null: the player's date of birth is not known. */
  rewards: TrainingRewards | null;
  player: string;
  club: string;
  language: Language;
  at: Date;
}

const texts = ['training', 'rules', 'rule-titles', 'negotiations-report', 'reports'] as const;

type Words = TextsOf<typeof texts>;

interface Page {
  document: PdfDocument;
  t: Words;
  language: Language;
}

/** Draws the training rewards of a deal to `path`: what is not known first, then each reward with its rule. */
export async function writeTrainingRewards(path: string, facts: PrintedTraining): Promise<void> {
  const { rewards, player, club, language, at } = facts;
  const t = textsIn(language, texts);
  const title = t('training:title');
  await writePdf(path, { title, author: 'Trattativa', language, at }, (document) => {
    document.font('bold').fontSize(17).text(title);
    document
      .moveDown(0.2)
      .fontSize(11)
      .text(document.writable(t('training:of', { player, club })));
    const asOf = t('negotiations-report:asOf', { date: formatPlainDate(language, dayOf(at)) });
    remark({ document, t, language }, `${asOf} · ${t('training:hint')}`);
    if (rewards === null) remark({ document, t, language }, t('training:noBirth'));
    else drawRewards({ document, t, language }, rewards);
    numberPages(document, (page, count) => t('reports:pdf.page', { page, count }));
  });
}

function drawRewards(page: Page, rewards: TrainingRewards): void {
  const { document, t, language } = page;
  const { solidarity, trainingCompensation } = rewards;
  const open = openQuestions(page, rewards);
  if (open.length > 0)
    drawTable(
      document,
      t('training:unknown'),
      open.map((text) => [text]),
    );
  if (solidarity === null) remark(page, t('training:noCompensation'));
  else {
    drawTable(
      document,
      t('rules:solidarity.title'),
      [
        [
          t('rules:solidarity.club'),
          t('rules:solidarity.season'),
          t('rules:solidarity.age'),
          t('rules:solidarity.amount'),
        ],
        ...solidarity.shares.map(({ club, season, age, amount }) => [
          document.writable(club),
          season,
          String(age),
          formatMoney(amount * 100),
        ]),
        [t('rules:solidarity.unallocated'), '', '', formatMoney(Math.round(solidarity.unallocated * 100))],
        [t('rules:solidarity.total'), '', '', formatMoney(Math.round(solidarity.total * 100))],
        [t('training:paid'), '', '', formatMoney(Math.round(solidarity.paid * 100))],
        [t('training:received'), '', '', formatMoney(Math.round(solidarity.received * 100))],
      ],
      true,
    );
    remark(page, originOf(page, solidarity));
  }
  if (trainingCompensation) {
    const { until, ranges } = trainingCompensation;
    const day = formatPlainDate(language, until);
    const money = (euros: number) => formatMoney(euros * 100);
    drawTable(
      document,
      t('training:compensation'),
      ranges === null
        ? [[t('training:over', { day })]]
        : trainingOccasions.map((occasion) => [
            t(`training:occasion.${occasion}`),
            ranges[occasion].shares.length === 0
              ? t('training:noCareerEntries')
              : t('training:range', {
                  least: money(ranges[occasion].least),
                  most: money(ranges[occasion].most),
                }),
          ]),
    );
    if (ranges) remark(page, `${t('training:until', { day })} ${t('training:rangeHint')}`);
    remark(page, originOf(page, trainingCompensation));
  }
  for (const name of ['registrationPremium', 'technicalTraining'] as const) {
    const premium = rewards[name];
    if (premium) drawPremium(page, t(`training:${name}`), premium);
  }
}

function drawPremium(page: Page, title: string, premium: TrainingPremium): void {
  const { document, t, language } = page;
  drawTable(
    document,
    title,
    [
      [
        t('rules:solidarity.club'),
        t('rules:solidarity.season'),
        t('rules:solidarity.percent'),
        t('rules:solidarity.amount'),
      ],
      ...premium.shares.map(({ club, season, percent, amount }) => [
        document.writable(club),
        season,
        formatNumber(language, percent),
        amount === null ? '–' : formatMoney(amount * 100),
      ]),
      [
        t('rules:solidarity.unallocated'),
        '',
        formatNumber(language, premium.unallocated),
        premium.total === null ? '–' : '',
      ],
    ],
    true,
  );
  if (premium.missing.length > 0) {
    const named = premium.missing.map((value) => t(`training:missing.${value}`)).join(', ');
    remark(page, `${t('training:noAmount')} ${named}`);
  }
  remark(page, originOf(page, premium));
}

/** What the career leaves open, a sentence each. */
function openQuestions(
  { document, t, language }: Page,
  { missing, unclear, undated }: TrainingRewards,
): string[] {
  return [
    ...missing.map(({ from, to }) =>
      from === to ? t('training:gapOne', { season: from }) : t('training:gap', { from, to }),
    ),
    ...unclear.map(({ season, clubs }) =>
      t('training:unclear', { season, clubs: document.writable(formatList(language, clubs)) }),
    ),
    ...(undated.length > 0
      ? [t('training:undated', { clubs: document.writable(formatList(language, undated)) })]
      : []),
  ];
}

/** The regulation, its article, its force and how certain the figures are. */
function originOf({ t }: Page, { edition, article, status, certainty }: RuleOrigin): string {
  const title = titleOf(edition);
  const said = title === null ? edition : t(`rule-titles:title.${title}`);
  return [said, article, t(`rules:status.${status}`), t(`rules:certainty.${certainty}`)]
    .filter(Boolean)
    .join(' · ');
}

function remark({ document }: Page, text: string): void {
  document.moveDown(0.2).font('text').fontSize(9).fillColor(softInk).text(text).fillColor('black');
}
