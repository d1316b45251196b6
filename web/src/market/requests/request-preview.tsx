import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { countedAtMost } from '@trattativa/domain/market/matching/counted-at-most';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './request-preview.module.css';
import { previewOf, type RequestValues } from './request-values.ts';
import { usePreview } from './requests.queries.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

const pauseMs = 400;
const shownAtMost = 5;
const kinds = ['exact', 'potential', 'partial'] as const;

/**
 * How many players the request would match as it is written now, and what another criterion would bring; pressing that
 * writes it into the form. Loaded with the form, not before.
 */
export default function RequestPreview({ requestId }: { requestId: number | null }) {
  const { t } = useTranslation('requests');
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
                  {shown[kind] >= countedAtMost
                    ? t('preview.over', { number: number(countedAtMost - 1) })
                    : number(shown[kind])}
                </strong>{' '}
                {t(`preview.${kind}`)}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={classes.hint}>{t('preview.needs')}</p>
      )}
      {shown && suggestions.length > 0 && (
        <>
          <h3 className={classes.less}>{t('preview.less')}</h3>
          <ul className={classes.suggestions}>
            {suggestions.slice(0, shownAtMost).map((suggestion) => (
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
