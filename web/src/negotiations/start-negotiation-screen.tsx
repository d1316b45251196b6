import { Button } from '@mantine/core';
import { longestComments } from '@trattativa/contract/negotiations/limits';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { createIntentKeys } from '../platform/api/intent-key.ts';
import { DraftNotice } from '../platform/drafts/draft-notice.tsx';
import { useDraft } from '../platform/drafts/use-draft.ts';
import { PlayerCard } from '../players/player-card.tsx';
import { usePlayer } from '../players/players.queries.ts';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { DigitsField } from '../ui/form/digits-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { showDone } from '../ui/toasts.tsx';
import { ClubsField } from './clubs-field.tsx';
import { CommissionField } from './commission-field.tsx';
import { LevelField } from './level-field.tsx';
import { PlayerField } from './player-field.tsx';
import classes from './start-negotiation-screen.module.css';
import { emptyProposal, proposalInput, type StartNegotiationValues } from './start-negotiation-values.ts';

/** Proposes a player of the portfolio to several clubs: each gets a negotiation of its own. */
export default function StartNegotiationScreen() {
  const { t } = useTranslation(['negotiations', 'errors', 'shell']);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const named = Number(address.get('player'));
  const playerId = Number.isSafeInteger(named) && named > 0 ? named : null;
  const [intentKey] = useState(createIntentKeys);
  const form = useForm<StartNegotiationValues>({
    defaultValues: { ...emptyProposal, playerId },
    mode: 'onTouched',
  });
  const draft = useDraft(playerId === null ? 'negotiation/new' : `negotiation/player/${playerId}`, form);
  const { control, formState } = form;
  const player = usePlayer(useWatch({ control, name: 'playerId' })).data;
  const clubCount = useWatch({ control, name: 'teamIds' }).length;

  async function start(values: StartNegotiationValues) {
    if (values.playerId === null || !isWhole(values)) return;
    const input = proposalInput({ ...values, playerId: values.playerId });
    try {
      const done = await call('Negotiation/CreateNegotiation', input, { idempotencyKey: intentKey(input) });
      await draft.saved();
      await navigate(`${paths.negotiations}?player=${values.playerId}`);
      showDone(done.message);
    } catch (error) {
      throw error instanceof ApiError && aboutClubs.has(error.code) ? besideTheClubs(error) : error;
    }
  }

  /** Spec §5: level and at least one club; what the service would refuse is not sent. */
  function isWhole({ level, teamIds }: StartNegotiationValues): boolean {
    const missing = [
      ...(level === null ? (['level'] as const) : []),
      ...(teamIds.length === 0 ? (['teamIds'] as const) : []),
    ];
    for (const name of missing) form.setError(name, { type: 'required', message: t('shell:form.required') });
    if (missing[0] === undefined) return true;
    form.setError('root.server', { message: t('errors:MISSING_NEGOTIATION_PARAMETERS') });
    form.setFocus(missing[0]);
    return false;
  }

  return (
    <>
      <PageHeader
        title={t('negotiations:start.title')}
        description={t('negotiations:start.description')}
        before={<Link to={paths.negotiations}>{t('negotiations:page.back')}</Link>}
      />
      <DraftNotice draft={draft} />
      <Form form={form} onSubmit={start} label={t('negotiations:start.title')}>
        <div className={classes.layout}>
          <div className={classes.fields}>
            <fieldset className={classes.group}>
              <legend>{t('negotiations:start.who')}</legend>
              <PlayerField name="playerId" label={t('negotiations:field.player')} />
              <LevelField name="level" />
              <ClubsField name="teamIds" label={t('negotiations:start.clubs')} />
            </fieldset>
            <fieldset className={classes.group}>
              <legend>{t('negotiations:start.terms')}</legend>
              <div className={classes.pair}>
                <DigitsField
                  name="price"
                  label={t('negotiations:field.price')}
                  description={t('negotiations:start.priceHint')}
                  unit="€"
                />
                <CommissionField />
              </div>
              <CheckboxField name="immediateAvailability" label={t('negotiations:start.available')} />
              <TextField
                name="comments"
                label={t('negotiations:start.comments')}
                description={t('negotiations:start.commentsHint')}
                lines={4}
                maxLength={longestComments}
              />
            </fieldset>
          </div>
          <aside className={classes.aside} aria-label={t('negotiations:start.summary')}>
            {player && <PlayerCard player={player} heading={2} />}
            <Button type="submit" size="md" loading={formState.isSubmitting}>
              {clubCount > 0
                ? t('negotiations:start.send', { count: clubCount })
                : t('negotiations:start.sendNone')}
            </Button>
            <Button component={Link} to={paths.negotiations} variant="default">
              {t('shell:ui.cancel')}
            </Button>
          </aside>
        </div>
      </Form>
    </>
  );
}

const aboutClubs: ReadonlySet<string> = new Set(['ALREADY_PROPOSED', 'MAX_CLUBS']);

/** The refusal's own sentence, which names the clubs, stands beside the field instead of a word on each of them. */
function besideTheClubs(error: ApiError): ApiError {
  return new ApiError(error.status, error.code, error.text, {
    fields: [{ name: 'teamIds', code: 'invalid', text: error.text }],
  });
}
