import { Button, NativeSelect } from '@mantine/core';
import { idOf } from '@trattativa/domain/platform/named-ids';
import {
  type ConversationType,
  conversationType,
  conversationTypes,
} from '@trattativa/domain/room/conversation-types';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StandardMessageRow } from './standard-message-row.tsx';
import classes from './standard-messages.module.css';
import { StandardTextForm } from './standard-text-form.tsx';
import { useStandardList } from './use-standard-list.ts';

/**
 * `/standardMessages`: the standard messages of the negotiation room, by kind of conversation and language; for
 * administrators.
 */
export default function StandardMessagesScreen() {
  const { t } = useTranslation(['standard-messages', 'catalogue']);
  const { code } = useLanguage();
  const [type, setType] = useState<ConversationType>(conversationType.negotiation);
  const [language, setLanguage] = useState<Language>(code);
  return (
    <>
      <PageHeader
        ofList
        title={t('standard-messages:title')}
        description={t('standard-messages:description')}
      />
      <div className={classes.choice}>
        <NativeSelect
          label={t('standard-messages:type')}
          value={String(type)}
          data={conversationTypes.map((one) => ({
            value: String(one),
            label: t(`catalogue:conversationType.${one}`),
          }))}
          onChange={({ currentTarget }) => setType(idOf(conversationTypes, currentTarget.value) ?? type)}
        />
        <NativeSelect
          label={t('standard-messages:language')}
          value={language}
          data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
      </div>
      <StandardList key={`${type} ${language}`} type={type} language={language} />
    </>
  );
}

function StandardList({ type, language }: { type: ConversationType; language: Language }) {
  const { t } = useTranslation('standard-messages');
  const { list, isBusy, run, add, change, order } = useStandardList(type, language);
  if (list.error && !list.data) {
    const text = list.error.message;
    return <ErrorPanel text={text} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <Skeletons shape="rows" count={6} />;
  const offered = list.data.items.filter(({ retired }) => !retired);
  const retired = list.data.items.filter((message) => message.retired);
  const moved = (at: number, by: 1 | -1) => {
    const ids = offered.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    ids.splice(at + by, 0, id as number);
    void run(() => order(ids));
  };
  return (
    <div className={classes.lists}>
      <section>
        <h2 className={classes.heading}>{t('offered')}</h2>
        {offered.length === 0 && <p>{t('none')}</p>}
        <ol className={classes.list}>
          {offered.map((message, at) => (
            <StandardMessageRow
              key={message.id}
              message={message}
              isFirst={at === 0}
              isLast={at === offered.length - 1}
              isBusy={isBusy}
              onMove={(by) => moved(at, by)}
              onSave={(written) => run(() => change(message, written))}
              onRetire={() => void run(() => change(message, { retired: true }))}
            />
          ))}
        </ol>
        <StandardTextForm
          label={t('newText')}
          initial={{ text: '', side: null }}
          submit={t('add')}
          isBusy={isBusy}
          onSave={(written) => run(() => add(written))}
        />
      </section>
      {retired.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('retired')}</h2>
          <ul className={classes.list}>
            {retired.map((message) => (
              <li key={message.id} className={classes.row}>
                <p className={classes.text} data-retired>
                  {message.text}
                </p>
                <Button
                  variant="default"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`${t('bringBack')}: ${message.text}`}
                  onClick={() => void run(() => change(message, { retired: false }))}
                >
                  {t('bringBack')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
