import type { Request } from '@trattativa/contract/market/requests/request';
import { requestTemplateNames, requestTemplates } from '@trattativa/domain/market/request-templates';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../../people/players.ts';
import { useLatestOwnRequests } from '../requests.queries.ts';
import { useRequestWords } from '../use-request-words.ts';
import classes from './request-start.module.css';
import { copyOf, type RequestValues } from './request-values.ts';

const lastShown = 3;

/**
 * Where a new request may begin: like one of the last ones, or with a role and a kind of player. Each is one press,
 * which also chooses the agents of the players who match. Loaded after the form.
 */
export default function RequestStart({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation(['request-publish', 'catalogue']);
  const { setValue, control } = useFormContext<RequestValues>();
  const role = useWatch({ control, name: 'role' });

  function start(criteria: Partial<RequestValues>) {
    for (const [name, value] of Object.entries(criteria))
      setValue(name as keyof RequestValues, value as never, { shouldDirty: true });
    onStart();
  }

  return (
    <section className={classes.box} aria-labelledby="request-start">
      <h2 id="request-start" className={classes.title}>
        {t('request-publish:start.title')}
      </h2>
      <p className={classes.hint}>{t('request-publish:start.text')}</p>
      <LastRequests onStart={onStart} />
      <Chips label={t('request-publish:start.role')}>
        {playerRoles.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.chip}
            aria-pressed={role === one}
            onClick={() => start({ role: one })}
          >
            {t(`catalogue:playerRole.${one}`)}
          </button>
        ))}
      </Chips>
      <Chips label={t('request-publish:start.kind')}>
        {requestTemplateNames.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.chip}
            onClick={() => start(requestTemplates[name])}
          >
            {t(`request-publish:start.${name}`)}
          </button>
        ))}
      </Chips>
    </section>
  );
}

/** The last requests with what tells them apart; a press copies what one asks and offers. */
function LastRequests({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('request-publish');
  const player = usePlayerWords();
  const words = useRequestWords();
  const { reset, getValues } = useFormContext<RequestValues>();
  const { data = [] } = useLatestOwnRequests(lastShown);
  if (data.length === 0) return null;

  function copy(request: Request) {
    reset(copyOf(request, getValues('files')), { keepDefaultValues: true });
    onStart();
  }
  const name = ({ role, level, country, overAge, underAge }: Request) =>
    [player.role(role), player.level(level, country), words.ages(overAge, underAge)]
      .filter(Boolean)
      .join(' · ');
  return (
    <Chips label={t('start.last')}>
      {data.map((request) => (
        <button key={request.id} type="button" className={classes.chip} onClick={() => copy(request)}>
          {name(request)}
        </button>
      ))}
    </Chips>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.chips}>{children}</div>
    </fieldset>
  );
}
