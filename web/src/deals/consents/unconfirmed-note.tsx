import { Anchor } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { isGuardiansAnswer } from '@trattativa/domain/deals/proposal-consent';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newMandatePath } from '../../platform/paths.ts';
import { UnconfirmedBox } from '../negotiations/start/unconfirmed-box.tsx';
import { AskPlayer } from './ask-player.tsx';

/** Before anybody presses: why an unconfirmed proposal is not signed yet, what is possible meanwhile, and what changes it. */
export default function UnconfirmedNote({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('consents');
  const { consent, consentWay, player, side } = negotiation;
  // Amber is for who can do something about it; a club only waits.
  const isQuiet = side !== 'proposer';
  if (consent !== 'waits') {
    const refused = isGuardiansAnswer(consentWay) ? 'refusedByGuardian' : 'refused';
    return (
      <UnconfirmedBox title={t('sign.title')} isQuiet={isQuiet}>
        {t(`sign.${refused}`)}
      </UnconfirmedBox>
    );
  }
  return (
    <UnconfirmedBox
      title={t('sign.title')}
      isQuiet={isQuiet}
      {...(side === 'proposer' &&
        player && {
          ways: (
            <>
              <AskPlayer negotiation={negotiation} />
              <Anchor component={Link} to={newMandatePath({ player: player.id })}>
                {t('sign.toMandate')}
              </Anchor>
            </>
          ),
        })}
    >
      {t('sign.waits')} {t('sign.text')}
    </UnconfirmedBox>
  );
}
