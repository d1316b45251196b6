import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Suggestion } from '@trattativa/contract/market/matching/preview-endpoints';
import { maxCounted } from '@trattativa/domain/market/matching-kinds';
import type { MoveKind } from '@trattativa/domain/people/players/contract-facts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { previewOf, type RequestValues } from './form/request-values.ts';
import classes from './request-preview.module.css';
import { usePreview } from './requests.queries.ts';
import { useRequestWords } from './use-request-words.ts';

const pauseMs = 400;
const maxShown = 5;
const kinds = ['exact', 'potential', 'partial'] as const;

/**
 * The number of players that match the request as currently entered, and the effect of changing a criterion; a
 * press applies the change. Loaded after the form.
 */
export default function RequestPreview({ requestId }: { requestId: number | null }) {
  const { t } = useTranslation('request-publish');
  const { number } = useFormats();
  const { control, setValue, getValues } = useFormContext<RequestValues>();
  const words = useSuggestionWords();
  useWatch({ control });
  const [asked] = useDebouncedValue(JSON.stringify(previewOf(getValues(), requestId)), pauseMs);
  const preview = usePreview(asked);
  const { counts, suggestions = [] } = preview.data ?? {};
  const shown = asked === 'null' ? undefined : counts;
  return (
    <section className={classes.box} aria-labelledby="request-preview">
      <h2 id="request-preview" className={classes.title}>
        {t('preview.title')}
      </h2>
      {shown ? (
        <div role="status">
          <ul className={classes.counts}>
            {kinds.map((kind) => (
              <li key={kind} data-kind={kind}>
                <strong>
                  {shown[kind] >= maxCounted
                    ? t('preview.over', { number: number(maxCounted - 1) })
                    : number(shown[kind])}
                </strong>{' '}
                {t(`preview.${kind}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={classes.hint} role={preview.error ? 'alert' : undefined}>
          {preview.error ? preview.error.message : t('preview.needs')}
        </p>
      )}
      {shown && suggestions.length > 0 && (
        <>
          <h3 className={classes.less}>{t('preview.less')}</h3>
          <ul className={classes.suggestions}>
            {suggestions.slice(0, maxShown).map((suggestion) => (
              <li key={`${suggestion.field} ${JSON.stringify(suggestion.value)}`}>
                <Button
                  variant="default"
                  size="sm"
                  fullWidth
                  justify="start"
                  classNames={{ root: classes.suggestion ?? '', label: classes.words ?? '' }}
                  onClick={() =>
                    setValue(suggestion.field, suggestion.value as never, {
                      shouldDirty: true,
                      shouldValidate: true,
                    })
                  }
                >
                  <strong>+{number(suggestion.gain)}</strong>
                  <span>{words(suggestion, getValues())}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A suggestion as a change of the current value: "if up to 23 years instead of 21". */
function useSuggestionWords(): (suggestion: Suggestion, values: RequestValues) => string {
  const { t } = useTranslation(['request-publish', 'requests', 'catalogue']);
  const { money } = useFormats();
  const player = usePlayerWords();
  const request = useRequestWords();
  return ({ field, value }, values) => {
    const to = Number(value);
    const from = Number(values[field]);
    const instead = (word: (id: number) => string) =>
      t('request-publish:preview.change.instead', { from: word(from), to: word(to) });
    const without = (what: string) => t('request-publish:preview.change.without', { what });
    switch (field) {
      case 'underAge':
      case 'overAge':
        return t(`request-publish:preview.change.${field}`, { from, to });
      case 'monthlyOffer':
      case 'feeBudget':
        return instead(money);
      case 'minMinutes':
        return value === null ? without(t('requests:field.minMinutes')) : instead(request.minutesFrom);
      case 'moves': {
        const added = (value as MoveKind[]).filter((kind) => !values.moves?.includes(kind));
        return t('request-publish:preview.change.also', { what: request.list(added.map(request.move)) });
      }
      case 'refundRange':
        return instead(player.refund);
      case 'level':
        return instead((level) => player.level(level, values.country));
      case 'minHeightCm':
        return instead(player.height);
      case 'skills': {
        const dropped = (values.skills ?? []).find((skill) => !(value as number[]).includes(skill));
        return without(dropped === undefined ? '' : t(`catalogue:skill.${dropped}`));
      }
      default:
        return without(t(`requests:field.${field}`));
    }
  };
}
