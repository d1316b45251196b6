import type {
  NegotiationReport,
  OfferReport,
  RequestReport,
} from '@trattativa/contract/insight/reports/report';
import { consentKey } from '@trattativa/texts/consent-key';
import type { Language } from '@trattativa/texts/languages';
import { offerReportWordsIn } from '@trattativa/texts/offer-report-words';
import { requestWordsIn } from '@trattativa/texts/request-words';
import { textsIn } from '@trattativa/texts/translate';
import { playerSheet } from './player-sheet.ts';
import type { Report } from './read-report.ts';
import { dayInWords, type ReportSheet, rowsOf, type SheetWords, sheetWords, some } from './sheet.ts';

/** Turns a report into a sheet of texts. A sheet contains nothing that the report does not. */
export function reportSheet(shown: Report, language: Language, today: string): ReportSheet {
  if (shown.kind === 'player') return playerSheet(shown.report, language, today);
  if (shown.kind === 'request') return requestSheet(shown.report, language);
  if (shown.kind === 'offer') return offerSheet(shown.report, language);
  return negotiationSheet(shown.report, language);
}

/** A request's report as a sheet. */
function requestSheet({ request }: RequestReport, language: Language): ReportSheet {
  const { t, level, role } = sheetWords(language);
  const words = requestWordsIn(
    textsIn(language, ['requests', 'catalogue', 'countries', 'players', 'ui']),
    language,
  );
  const season = words.season(request.season);
  const levelName = level(request.level, request.country);
  const ages = words.ages(request.overAge, request.underAge);
  const offer = words.money(request.monthlyOffer, request.refundRange);
  const criteria = rowsOf([
    [t('requests:field.level'), levelName],
    [t('requests:field.place'), words.place(request)],
    [t('requests:field.address'), request.address],
    ...words.facts(request).map(({ label, value }) => [label, value] as const),
  ]);
  const texts = (['project', 'requestedMaterial'] as const).flatMap((name) =>
    request[name] === '' ? [] : [{ title: t(`requests:field.${name}`), rows: [], text: request[name] }],
  );
  return {
    title: t('requests:page.title', { club: request.team.name, role: role(request.role) }),
    subtitle: season,
    summary: [season, levelName, words.place(request), ages, offer].filter(Boolean).join(' · '),
    imageUrl: request.team.imageUrl,
    sections: [{ title: t('requests:page.criteria'), rows: criteria }, ...texts],
  };
}

/** A negotiation's report as a sheet. */
function negotiationSheet(report: NegotiationReport, language: Language): ReportSheet {
  const words = sheetWords(language);
  const { t } = words;
  const { player, sharer, terms, progress } = report;
  const role = some(report.principalRole, words.role) ?? t('players:field.player');
  const name = player ? `${player.name} ${player.surname}`.trim() : '';
  const status =
    progress &&
    t(progress.cause ? `negotiations:cause.${progress.cause}` : `negotiations:status.${progress.status}`);
  const facts = rowsOf([
    [t('players:field.principalRole'), role],
    [t('players:field.age'), player?.age == null ? null : t('ui:years', { count: player.age })],
    [t('players:field.nationality'), player?.nationality ? words.country(player.nationality) : null],
    [t('negotiations:field.level'), words.levelOption(report.level)],
    [
      t('negotiations:field.availability'),
      t(
        report.immediateAvailability
          ? 'negotiation-course:terms.available'
          : 'negotiation-course:terms.notAvailable',
      ),
    ],
    [t('negotiations:field.created'), dayInWords(language, report.createdAt)],
    [
      t(report.sharedBy === 'club' ? 'negotiations:field.club' : 'negotiations:field.proposer'),
      sharer ? [sharer.name, sharer.detail].filter(Boolean).join(', ') : null,
    ],
    [t('negotiations:field.consent'), consentWord(report, words)],
    [t('negotiations:field.price'), terms?.price == null ? null : words.money(terms.price)],
    [t('negotiations:field.status'), status ?? null],
    [t('negotiations:field.changed'), progress ? dayInWords(language, progress.changedAt) : null],
  ]);
  return {
    title: t('reports:negotiation.title', { player: name || role }),
    subtitle: status ?? '',
    summary: [name === '' ? '' : role, words.levelOption(report.level), sharer?.name ?? '']
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
    [t('players:field.age'), player?.age == null ? null : t('ui:years', { count: player.age })],
    [t('negotiations:field.consent'), consentWord(report, sheet)],
    [t('negotiations:field.status'), words.status(report)],
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

/** Whether the player stands by the proposal; null: nobody has to. */
function consentWord(
  { consent, consentWay }: Pick<NegotiationReport, 'consent' | 'consentWay'>,
  { t }: SheetWords,
): string | null {
  return consent === null ? null : t(consentKey(consent, consentWay));
}
