import { Button, Textarea } from '@mantine/core';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { useStandardMessages } from '../chat/composer/use-standard-messages.ts';
import classes from './ask-dialog.module.css';

const maxQuestionLength = 500;

interface AskDialogProps {
  proposer: string;
  busy: boolean;
  onAsk: (sentence: string) => void;
  onClose: () => void;
}

/** A question to the proposer: one of the standard messages that ask, or the club's own words. */
export default function AskDialog({ proposer, busy, onAsk, onClose }: AskDialogProps) {
  const { t } = useTranslation(['replies', 'shell']);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const questions = useStandardMessages(conversationType.negotiation, true).filter((message) =>
    /\?\s*$/u.test(message.text),
  );
  return (
    <TitledDialog title={t('replies:ask.title', { proposer })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') setMissing(true);
          else onAsk(text.trim());
        }}
      >
        {questions.length > 0 && (
          <ul className={classes.questions} aria-label={t('replies:ask.ready')}>
            {questions.map(({ id, text: question }) => (
              <li key={id}>
                <button type="button" className={classes.question} onClick={() => setText(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Textarea
          label={t('replies:ask.words')}
          description={t('replies:ask.seen')}
          value={text}
          rows={3}
          maxLength={maxQuestionLength}
          error={missing && text.trim() === '' ? t('replies:ask.missing') : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('replies:ask.send')}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}
