import { CloseButton } from '@mantine/core';
import type { Request } from '@trattativa/contract/market/requests/request';
import type { Player } from '@trattativa/contract/people/players/player';
import { maxAnswerSentenceLength, maxPutForward } from '@trattativa/domain/market/request-answers';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { playerName } from '../../people/players.ts';
import { PlayerPicker } from '../../people/players-ui.ts';
import { call } from '../../platform/api/call.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useField } from '../../ui/form/field.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormActs } from '../../ui/form/form-acts.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './name-players-dialog.module.css';
import { useAnswered } from './use-answered.ts';

type Named = Pick<Player, 'id' | 'name' | 'surname'>;

interface NameValues {
  playerIds: Named[];
  sentence: string;
}

interface NamePlayersDialogProps {
  request: Pick<Request, 'id' | 'team'>;
  onClose: () => void;
}

/** A coach names players of the own list for a request; the club decides whether to ask for them. */
export default function NamePlayersDialog({ request, onClose }: NamePlayersDialogProps) {
  const { t } = useTranslation('request-answers');
  const answered = useAnswered(request.id);
  const form = useForm<NameValues>({ defaultValues: { playerIds: [], sentence: '' } });

  async function send({ playerIds, sentence }: NameValues): Promise<void> {
    const input = { requestId: request.id, playerIds: playerIds.map(({ id }) => id), sentence };
    const { message } = await call('Request/NamePlayers', input);
    answered();
    onClose();
    showDone(message);
  }

  return (
    <TitledDialog title={t('name.title')} onClose={onClose}>
      <Form form={form} onSubmit={send}>
        <QuietText>{t('name.text', { club: request.team.name })}</QuietText>
        <NamedPlayers />
        <TextField name="sentence" label={t('sentence')} lines={3} maxLength={maxAnswerSentenceLength} />
        <FormActs submit={t('name.send')} />
      </Form>
    </TitledDialog>
  );
}

function NamedPlayers() {
  const { t } = useTranslation('request-answers');
  const { field, wrapper } = useField({ name: 'playerIds', label: t('name.players'), required: true });
  const named = field.value as Named[];

  function add(player: Player | null) {
    if (!player || named.length >= maxPutForward || named.some(({ id }) => id === player.id)) return;
    field.onChange([...named, { id: player.id, name: player.name, surname: player.surname }]);
  }

  return (
    <div>
      <PlayerPicker
        label={wrapper.label}
        error={wrapper.error}
        description={t('name.hint')}
        required
        isBarred={({ onMarket }) => !onMarket}
        name="playerIds"
        inputRef={field.ref}
        onBlur={field.onBlur}
        value={null}
        onChange={add}
      />
      {named.length > 0 && (
        <ul className={classes.named}>
          {named.map((player) => (
            <li key={player.id}>
              {playerName(player)}
              <CloseButton
                aria-label={t('name.remove', { player: playerName(player) })}
                onClick={() => field.onChange(named.filter(({ id }) => id !== player.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
