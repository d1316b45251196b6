import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../../platform/i18n/linked-text.tsx';
import { paths } from '../../../platform/paths.ts';

/** The label of the consent, with a link to the terms. */
export function TermsLabel() {
  const { t } = useTranslation('accounts');
  return (
    <LinkedText
      text={t('terms')}
      links={{
        about: (words) => (
          <Anchor href={`#${paths.about}`} target="_blank" rel="noopener">
            {words}
          </Anchor>
        ),
      }}
    />
  );
}
