import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type {
  ContractDraft,
  ContractDrafts,
} from '@trattativa/contract/representation/contract/contract-drafts';
import { languageNames } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useAct } from '../../ui/feedback/use-act.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './contract-screen.module.css';

/** Every draft that was made, the latest first, with the figures that it shows. */
export function ContractDraftsPart({ drafts: { items } }: { drafts: ContractDrafts }) {
  const { t } = useTranslation('contract');
  return (
    <CardPart title={t('drafts.title')}>
      {items.length === 0 ? (
        <QuietText>{t('drafts.none')}</QuietText>
      ) : (
        <ol className={classes.drafts} aria-label={t('drafts.title')}>
          {items.map((draft) => (
            <Draft key={draft.version} draft={draft} />
          ))}
        </ol>
      )}
    </CardPart>
  );
}

function Draft({ draft }: { draft: ContractDraft }) {
  const { t } = useTranslation('contract');
  const { dateTime, fileSize, money } = useFormats();
  const { busy, act } = useAct();
  const { activationCost, bytes, folder, language, madeAt, months, name, settingsVersion, version } = draft;
  return (
    <li className={classes.draft}>
      <span>
        <span className={classes.version}>{t('drafts.version', { version })}</span>
        <span className={classes.detail}>
          {t('drafts.made', {
            date: dateTime(madeAt),
            language: languageNames[language],
            size: fileSize(bytes),
          })}
        </span>
        <span className={classes.detail}>
          {t('drafts.figures', {
            count: months,
            activation: money(activationCost),
            settings: settingsVersion,
          })}
        </span>
        {draft.representationId !== null && <span className={classes.detail}>{t('drafts.purchase')}</span>}
      </span>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('drafts.download', { version })}
        loading={busy}
        onClick={() => void act(() => downloadFrom('Player/contract', { folder }, name))}
      >
        <IconDownload size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
