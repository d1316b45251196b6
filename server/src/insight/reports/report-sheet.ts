import type {
  NegotiationReport,
  OfferReport,
  RequestReport,
} from '@trattativa/contract/insight/reports/report';
import { consentKey } from '@trattativa/texts/consent-key';
import type { Language } from '@trattativa/texts/languages';
import { negotiationReportWordsIn } from '@trattativa/texts/records/negotiation-words';
import { offerReportWordsIn } from '@trattativa/texts/records/offer-report-words';
import { requestRowsIn } from '@trattativa/texts/records/request-rows';
import { textsIn } from '@trattativa/texts/translate';
import { dayInWords, type ReportSheet, rowsOf, type SheetWords, sheetWords } from './drawing/sheet.ts';
import { playerSheet } from './player-sheet.ts';
import type { Report } from './read-report.ts';

/** Turns a report into a sheet of texts. A sheet contains nothing that the report does not. */
export function reportSheet(shown: Report, language: Language, today: string): ReportSheet {
  if (shown.kind === 'player') return playerSheet(shown.report, language, today);
  if (shown.kind === 'request') return requestSheet(shown.report, language);
  if (shown.kind === 'offer') return offerSheet(shown.report, language);
  return negotiationSheet(shown.report, language);
}

/** A request's report as a sheet. */
function requestSheet({ request }: RequestReport, language: Language): ReportSheet {
  const t = textsIn(language, ['requests', 'catalogue', 'countries', 'players', 'ui']);
  const words = requestRowsIn(t, language);
  const criteria = words.rows(request).map(({ label, value }) => ({ label, value }));
  const texts = (['project', 'requestedMaterial'] as const).flatMap((name) =>
    request[name] === '' ? [] : [{ title: t(`requests:field.${name}`), rows: [], text: request[name] }],
  );
  return {
    title: words.title(request),
    subtitle: words.season(request.season),
    summary: words.brief(request),
    imageUrl: request.team.imageUrl,
    sections: [{ title: t('requests:page.criteria'), rows: criteria }, ...texts],
  };
}

/** A negotiation's report as a sheet. */
function negotiationSheet(report: NegotiationReport, language: Language): ReportSheet {
  const sheet = sheetWords(language);
  const { t, rows } = sheet;
  const words = negotiationReportWordsIn(t);
  const { player, sharer } = report;
  const facts = rowsOf([
    [rows.label('principalRole'), words.role(report)],
    ...ofPlayer(player, sheet),
    ...words.facts(report, (instant) => dayInWords(language, instant)),
    [t('negotiations:field.consent'), consentWord(report, sheet)],
    [t('negotiations:field.status'), words.status(report)],
  ]);
  return {
    title: words.title(report),
    subtitle: words.status(report),
    summary: [player ? words.role(report) : '', words.level(report), sharer?.name ?? '']
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [{ title: t('negotiation-course:page.terms'), rows: facts }],
  };
}

/** An offer's report as a sheet. */
function offerSheet(report: OfferReport, language: Language): ReportSheet {
  const sheet = sheetWords(language);
  const { t } = sheet;
  const words = offerReportWordsIn(
    textsIn(language, ['offers', 'catalogue', 'countries', 'players', 'reports']),
    language,
  );
  const { player, sharer, terms } = report;
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  const facts = rowsOf([
    ...words.facts(report, (instant) => dayInWords(language, instant)),
    ...ofPlayer(player, sheet),
    [t('negotiations:field.consent'), consentWord(report, sheet)],
    [t('offers:list.status'), words.status(report)],
  ]);
  return {
    title: words.title(report),
    subtitle: words.status(report),
    summary: [
      name === '' ? '' : words.role(report),
      sheet.level(report.level, report.country),
      sharer?.name ?? '',
    ]
      .filter(Boolean)
      .join(' · '),
    imageUrl: player?.imageUrl ?? null,
    sections: [
      { title: t('reports:kind.offer'), rows: facts },
      ...(terms
        ? [
            {
              title: t('reports:offer.terms'),
              rows: words.terms(report).map(({ label, value }) => ({ label, value })),
            },
          ]
        : []),
    ],
  };
}

/** What a deal's report says of a named player beside the name. */
function ofPlayer(player: NegotiationReport['player'], { rows }: SheetWords) {
  return rows.rows(player ?? {}, ['age', 'nationality']).map(({ label, value }) => [label, value] as const);
}

/** Whether the player stands by the proposal; null: nobody has to. */
function consentWord(
  { consent, consentWay }: Pick<NegotiationReport, 'consent' | 'consentWay'>,
  { t }: SheetWords,
): string | null {
  return consent === null ? null : t(consentKey(consent, consentWay));
}
