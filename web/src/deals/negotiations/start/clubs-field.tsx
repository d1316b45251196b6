import { CloseButton } from '@mantine/core';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatformLimits } from '../../../identity/limits.ts';
import { ClubLine, ClubSelect } from '../../../people/teams-ui.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useField } from '../../../ui/form/field.ts';
import classes from './clubs-field.module.css';

const ReplyLine = lazy(() => loadChunk(() => import('../../replies/reply-line.tsx')));

/** The clubs to propose a player to: searched by name, shown as a list, up to the platform's maximum. */
export function ClubsField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation(['negotiation-start', 'errors']);
  const { setError } = useFormContext();
  const maxClubs = usePlatformLimits().recipients.clubs;
  const { field, wrapper } = useField({ name, label, required: true });
  const clubs = (field.value ?? []) as TeamCard[];

  function add(club: TeamCard) {
    if (clubs.some(({ id }) => id === club.id)) return;
    if (clubs.length >= maxClubs) setError(name, { type: 'full', message: t('errors:MAX_CLUBS') });
    else field.onChange([...clubs, club]);
  }

  return (
    <div>
      <ClubSelect
        label={wrapper.label}
        description={t('negotiation-start:clubsHint', { max: maxClubs })}
        error={wrapper.error}
        required
        name={name}
        inputRef={field.ref}
        onBlur={field.onBlur}
        taken={clubs.map(({ id }) => id)}
        onChoose={add}
      />
      {clubs.length > 0 && (
        <>
          <p className={classes.count} aria-live="polite">
            {t('negotiation-start:clubsChosen', { count: clubs.length, max: maxClubs })}
          </p>
          <ul className={classes.clubs}>
            {clubs.map((club) => (
              <li key={club.id} className={classes.club}>
                <div>
                  <ClubLine team={club} />
                  <Suspense>
                    <ReplyLine teamId={club.id} />
                  </Suspense>
                </div>
                <CloseButton
                  aria-label={t('negotiation-start:removeClub', { club: club.name })}
                  onClick={() => field.onChange(clubs.filter(({ id }) => id !== club.id))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
