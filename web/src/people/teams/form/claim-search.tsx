import { Anchor, Button } from '@mantine/core';
import type { ClaimableTeam } from '@trattativa/contract/people/teams/claim-endpoints';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { lazy, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthCard } from '../../../identity/accounts-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { language } from '../../../platform/i18n/language.ts';
import { paths } from '../../../platform/paths.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import classes from './claim-search.module.css';
import { TermsLabel } from './terms-label.tsx';

/** Loaded after the code was sent. */
const Sent = lazy(() => loadChunk(() => import('./claim-sent.tsx')));

/** Finds the club's record by name or town, and sends the code to its recorded contact. */
export function ClaimSearch({ start }: { start: string }) {
  const { t } = useTranslation(['club-logins', 'accounts']);
  const [found, setFound] = useState<readonly ClaimableTeam[] | null>(null);
  const [chosen, setChosen] = useState<ClaimableTeam | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const search = useForm({ defaultValues: { text: start } });
  const claim = useForm({ defaultValues: { termsAccepted: false } });

  if (sent !== null) return <Sent message={sent} />;
  const other = (
    <Anchor component={Link} to={paths.register}>
      {t('claim.toRegister')}
    </Anchor>
  );
  if (chosen)
    return (
      <AuthCard
        title={t('claim.confirmTitle', { club: chosen.name })}
        text={t('claim.confirmText')}
        foot={
          <Anchor component="button" type="button" onClick={() => setChosen(null)}>
            {t('claim.another')}
          </Anchor>
        }
      >
        <Form
          form={claim}
          onSubmit={async ({ termsAccepted }) => {
            const input = {
              teamId: chosen.id,
              termsAccepted,
              language: language.get(),
              baseUrl: location.origin,
            };
            setSent((await call('Team/StartTeamClaim', input)).message);
          }}
        >
          <CheckboxField name="termsAccepted" label={<TermsLabel />} required />
          <Button type="submit" size="md" fullWidth loading={claim.formState.isSubmitting}>
            {t('claim.send')}
          </Button>
        </Form>
      </AuthCard>
    );
  return (
    <AuthCard title={t('claim.title')} text={t('claim.text')} foot={other}>
      <Form
        form={search}
        onSubmit={async ({ text }) => setFound((await call('Team/SearchClaimableTeams', { text })).items)}
      >
        <TextField name="text" label={t('claim.search')} type="search" required maxLength={maxSearchLength} />
        <Button type="submit" size="md" fullWidth loading={search.formState.isSubmitting}>
          {t('claim.find')}
        </Button>
      </Form>
      <div role="status">{found?.length === 0 && <QuietText>{t('claim.none')}</QuietText>}</div>
      {found && found.length > 0 && (
        <ul className={classes.found} aria-label={t('claim.found')}>
          {found.map((team) => (
            <li key={team.id} className={classes.team}>
              <span className={classes.words}>
                <strong>{team.name}</strong>
                <span>{[team.city, team.leagueName, team.country].filter(Boolean).join(' · ')}</span>
                {!team.reachable && <span>{t('claim.unreachable')}</span>}
              </span>
              {team.reachable && (
                <Button
                  variant="default"
                  aria-label={t('claim.mineNamed', { club: team.name })}
                  onClick={() => setChosen(team)}
                >
                  {t('claim.mine')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </AuthCard>
  );
}
