import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/text/fact-list.tsx';

/** The licensed agent who represents, with licence and register numbers as far as they are known. */
export function RepresentingAgent({ agent }: Pick<Representation, 'agent'>) {
  const { t } = useTranslation('representation');
  if (agent.name === '') return <p>{t('agent.unknown')}</p>;
  return (
    <FactList
      layout="rows"
      facts={[
        [t('agent.name'), agent.name],
        [t('agent.fifaLicence'), agent.fifaLicence],
        [t('agent.figcNumber'), agent.figcNumber],
        [t('agent.coniNumber'), agent.coniNumber],
      ]}
    />
  );
}
