import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { type Language, languageNames, languages } from '@trattativa/texts/languages';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { NativeSelectField } from '../../ui/form/choice/native-select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { proposedName } from '../negotiations/start/proposed-person.ts';
import classes from './ask-player-dialog.module.css';
import { consentRequestKey } from './consent-request-key.ts';

const languageOptions = languages.map((code) => ({ value: code, label: languageNames[code] }));

interface AskPlayerDialogProps {
  negotiation: Negotiation;
  request: Api['Negotiation/GetConsentRequest']['output'];
  onClose: () => void;
}

/** Sends the mail that asks the player, or a minor's parent; the address is asked only of an adult's agent where none is on file. */
export default function AskPlayerDialog({ negotiation, request, onClose }: AskPlayerDialogProps) {
  const { t } = useTranslation(['consents', 'shell']);
  const client = useQueryClient();
  const { suggested, language } = request;
  const form = useForm({ defaultValues: { email: suggested ?? '', language }, mode: 'onTouched' });
  const who = request.answerer === 'guardian' ? 'Guardian' : 'Player';

  async function send({ email, language }: { email: string; language: Language }) {
    const { message, ...asked } = await call('Negotiation/AskPlayerToConfirm', {
      negotiationId: negotiation.id,
      language,
      ...(request.onFile === null && { email }),
    });
    client.setQueryData(consentRequestKey(negotiation.id), asked);
    showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t(`consents:mail.title${who}`)} onClose={onClose}>
      <Form form={form} onSubmit={send} className={classes.form}>
        <p>{t(`consents:mail.text${who}`, { player: proposedName(negotiation) })}</p>
        {request.onFile === null ? (
          <TextField
            name="email"
            type="email"
            label={t('consents:mail.emailPlayer')}
            maxLength={maxEmailLength}
            required
          />
        ) : (
          <p>{t('consents:mail.onFile', { to: request.onFile })}</p>
        )}
        <NativeSelectField name="language" label={t('consents:mail.language')} options={languageOptions} />
        <div className={classes.acts}>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('consents:mail.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  );
}
