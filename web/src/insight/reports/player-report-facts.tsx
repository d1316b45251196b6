import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { type FactGroup, rowsBelowTop } from '@trattativa/texts/records/player-report-words';
import { useTranslation } from 'react-i18next';
import { usePlayerRows } from '../../people/players.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import classes from './report.module.css';

const linkKinds = ['footballDataUrl', 'linkedinUrl', 'facebookUrl', 'instagramUrl'] as const;

/** The published data beside the card: measures, money, contacts, links and documents. */
export function PlayerReportFacts({ report }: { report: PlayerReport }) {
  const { t } = useTranslation(['reports', 'players', 'player-page']);
  const rows = usePlayerRows();
  const { fileSize } = useFormats();
  const { contacts, video, documents } = report;
  const links = linkKinds.flatMap((kind) => (video?.[kind] ? [{ kind, to: video[kind] }] : []));
  const today = now().toISOString().slice(0, 10);
  const factsOf = (...groups: readonly FactGroup[]) =>
    groups
      .flatMap((group) => rowsBelowTop(rows, report, group, today))
      .map(({ label, value }) => [label, value] as const);
  const details = factsOf('identity', 'physical', 'career', 'availability');
  const economic = factsOf('economic');
  return (
    <>
      {details.length > 0 && (
        <CardPart title={t('player-page:page.details')}>
          <FactList facts={details} />
        </CardPart>
      )}
      {economic.length > 0 && (
        <CardPart title={t('reports:group.economic')}>
          <FactList facts={economic} />
        </CardPart>
      )}
      {contacts && (
        <CardPart title={t('reports:group.contacts')}>
          <p>{contacts.name}</p>
          <ul className={classes.links}>
            <li>
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            </li>
            {contacts.phone !== '' && (
              <li>
                <a href={`tel:${contacts.phone.replace(/[^\d+]/gu, '')}`}>{contacts.phone}</a>
              </li>
            )}
          </ul>
        </CardPart>
      )}
      {links.length > 0 && (
        <CardPart title={t('player-page:page.links')}>
          <ul className={classes.links}>
            {links.map(({ kind, to }) => (
              <li key={kind}>
                <a href={to} target="_blank" rel="noopener noreferrer">
                  {t(`players:field.${kind}`)}
                </a>
              </li>
            ))}
          </ul>
        </CardPart>
      )}
      {documents && documents.length > 0 && (
        <CardPart title={t('reports:group.documents')}>
          <ul className={classes.links}>
            {documents.map(({ id, name, bytes }) => (
              <li key={id}>
                <button
                  type="button"
                  className={classes.fileAct}
                  aria-label={t('reports:page.download', { name })}
                  onClick={() =>
                    void downloadFrom(
                      'Report/GetReportFile',
                      { shareId: report.shareId, fileId: id },
                      name,
                    ).catch(() => location.reload())
                  }
                >
                  {name}
                </button>{' '}
                <span className={classes.soft}>{fileSize(bytes)}</span>
              </li>
            ))}
          </ul>
        </CardPart>
      )}
    </>
  );
}
