import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import { openMoves } from '@trattativa/domain/people/contract-facts';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/card-part.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import classes from './report.module.css';

const linkKinds = ['footballDataUrl', 'linkedinUrl', 'facebookUrl', 'instagramUrl'] as const;

/** The published data beside the card: measures, money, contacts, links and documents. */
export function PlayerReportFacts({ report }: { report: PlayerReport }) {
  const { t } = useTranslation(['reports', 'players', 'ui', 'player-page']);
  const words = usePlayerWords();
  const { money, percent, fileSize, plainDate } = useFormats();
  const { identity, physical, availability, economic, contacts, video, documents } = report;
  const some = <Value,>(value: Value | null | undefined, say: (value: Value) => string) =>
    value == null ? null : say(value);
  const yesOrNo = (value: boolean) => t(value ? 'ui:yes' : 'ui:no');
  const links = linkKinds.flatMap((kind) => (video?.[kind] ? [{ kind, to: video[kind] }] : []));
  const details = [
    [t('reports:field.weight'), some(physical?.weightKg, (kg) => `${kg} kg`)],
    [t('players:field.country'), some(availability?.country, words.country)],
    [t('players:field.secondNationality'), some(identity?.secondNationality, words.country)],
    [t('players:field.registeredAssociation'), some(identity?.registeredAssociation, words.country)],
    [
      t('players:field.eligibleAssociations'),
      identity?.eligibleAssociations.map(words.country).join(', ') || null,
    ],
    [t('players:field.permitNeeded'), some(identity?.permitNeeded, yesOrNo)],
    [t('players:field.contractEnd'), some(availability?.contractEnd, plainDate)],
    [t('players:field.optionHolder'), some(availability?.optionHolder, words.optionHolder)],
    [t('players:field.optionUntil'), some(availability?.optionUntil, plainDate)],
    [
      t('players:field.openTo'),
      availability ? openMoves(availability).map(words.move).join(', ') || null : null,
    ],
  ] as const;
  return (
    <>
      {details.some(([, value]) => value !== null) && (
        <CardPart title={t('player-page:page.details')}>
          <FactList facts={details} />
        </CardPart>
      )}
      {economic && (
        <CardPart title={t('reports:group.economic')}>
          <FactList
            facts={[
              [t('players:field.salary'), some(economic.salary, money)],
              [t('players:field.requestedSalary'), some(economic.requestedSalary, money)],
              [t('players:field.refundRange'), some(economic.refundRange, words.refund)],
              [t('players:field.requestedFood'), some(economic.requestedFood, yesOrNo)],
              [
                t('players:field.requestedAccommodation'),
                some(economic.requestedAccommodation, words.accommodation),
              ],
              [t('players:field.requestedBonus'), some(economic.requestedBonus, money)],
              [t('players:field.playerValue'), some(economic.playerValue, money)],
              [t('players:field.releaseClause'), some(economic.releaseClause, money)],
              [t('players:field.askingFee'), some(economic.askingFee, money)],
              [t('players:field.payShare'), some(economic.payShare, percent)],
            ]}
          />
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
