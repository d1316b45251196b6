import { useTranslation } from 'react-i18next';
import { PositionPitch } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { ChipsRow } from '../../ui/chips-row.tsx';
import { type Mark, MarksRow } from '../../ui/marks-row.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import classes from './sample-deal.module.css';

const wantedEuros = 1800;
const demandedEuros = 1950;
const centreForward = 11;
/** An invented face in the colours of a club, as the service draws it. */
const sampleFace = '/drawn/face-33-stripes-blue-white.svg';

/**
 * A sample of the product: a request, a matching player, the criteria, and whose turn it is. The people are fictional.
 */
export function SampleDeal() {
  const { t } = useTranslation('home');
  const { money } = useFormats();
  const chips = (['level', 'age', 'place'] as const).map((key) => ({
    key,
    content: t(`sample.request.${key}`),
  }));
  const offer = t('sample.request.money', { amount: money(wantedEuros) });
  const marks: Mark[] = [
    ...(['role', 'age', 'level', 'place', 'foot'] as const).map((key) => ({
      key,
      label: t(`sample.mark.${key}.label`),
      verdict: 'met' as const,
      wanted: t(`sample.mark.${key}.wanted`),
      has: t(`sample.mark.${key}.has`),
    })),
    {
      key: 'money',
      label: t('sample.mark.money.label'),
      verdict: 'near',
      wanted: offer,
      has: t('sample.mark.money.has', { amount: money(demandedEuros) }),
    },
  ];
  return (
    <figure className={classes.deal}>
      <div className={classes.card}>
        <p className={classes.over}>{t('sample.request.title')}</p>
        <div className={classes.head}>
          <AvatarPicture name="Rivalta" url={null} kind="club" size={40} />
          <div>
            <p className={classes.name}>{t('sample.request.seeks')}</p>
            <p className={classes.soft}>A.C. Rivalta</p>
          </div>
        </div>
        <ChipsRow items={[...chips, { key: 'money', content: offer }]} label={t('sample.request.title')} />
      </div>

      <div className={classes.card} data-raised>
        <div className={classes.head}>
          <AvatarPicture name="Matteo Ferri" url={sampleFace} size={56} />
          <div className={classes.grow}>
            <p className={classes.name} data-large>
              Matteo Ferri
            </p>
            <p className={classes.soft}>{t('sample.player.line')}</p>
            <ChipsRow
              items={(['status', 'foot', 'height'] as const).map((key) => ({
                key,
                content: t(`sample.player.${key}`),
              }))}
              label="Matteo Ferri"
            />
          </div>
          <PositionPitch principalRole={centreForward} width={68} />
        </div>
        <div className={classes.match}>
          <div className={classes.matchHead}>
            <StatusChip tone="moving">{t('sample.match')}</StatusChip>
            <span className={classes.soft}>{t('sample.why')}</span>
          </div>
          <MarksRow
            marks={marks}
            label={t('sample.criteria')}
            wantedBy={t('sample.wantedBy')}
            hasBy={t('sample.hasBy')}
          />
        </div>
      </div>

      <TurnBanner yours title={t('sample.turn.title')} text={t('sample.turn.text')} />
      <figcaption className={classes.caption}>{t('sample.caption')}</figcaption>
    </figure>
  );
}
