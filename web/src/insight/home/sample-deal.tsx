import { playerRole } from '@trattativa/domain/people/player-roles';
import { useTranslation } from 'react-i18next';
import { PositionPitch } from '../../people/players-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { type Mark, MarksRow } from '../../ui/text/marks-row.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { TurnBanner } from '../../ui/turn-banner.tsx';
import classes from './sample-deal.module.css';

const wantedEuros = 1800;
const demandedEuros = 1950;
/** An invented player for each kind of reader, with a face in the colours of a club, as the service draws it. */
const samplePlayers = {
  deal: {
    key: 'forward',
    name: 'Matteo Ferri',
    role: playerRole.centreForward,
    face: '/drawn/face-33-stripes-blue-white.svg',
  },
  agent: {
    key: 'defender',
    name: 'Simone Galvani',
    role: playerRole.centralDefenderLeft,
    face: '/drawn/face-58-halves-red-blue.svg',
  },
  player: {
    key: 'winger',
    name: 'Davide Monti',
    role: playerRole.rightWinger,
    face: '/drawn/face-91-plain-yellow-blue.svg',
  },
} as const;

/** What a sample shows: the whole way of a deal, or what one kind of user sees of it. */
type Sample = 'deal' | 'agent' | 'player' | 'team';

/**
 * A sample of the product, different for each kind of reader: a club sees its request and who fits, a player the clubs that
 * seek someone like them, an agent a player and whose turn it is. The people are fictional.
 */
export function SampleDeal({ of = 'deal' }: { of?: Sample | undefined }) {
  const { t } = useTranslation('home');
  return (
    <figure className={classes.deal}>
      {(of === 'deal' || of === 'team') && <SampleRequest />}
      {of === 'team' && <SampleRows kind="player" />}
      {of !== 'team' && <SamplePlayer of={of} />}
      {of === 'player' && <SampleRows kind="club" />}
      {(of === 'deal' || of === 'agent') && (
        <TurnBanner yours title={t('sample.turn.title')} text={t('sample.turn.text')} />
      )}
      <figcaption className={classes.caption}>{t('sample.caption')}</figcaption>
    </figure>
  );
}

function SampleRequest() {
  const { t } = useTranslation('home');
  const { money } = useFormats();
  const chips = (['level', 'age', 'place'] as const).map((key) => ({
    key,
    content: t(`sample.request.${key}`),
  }));
  const offer = t('sample.request.money', { amount: money(wantedEuros) });
  return (
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
  );
}

function SamplePlayer({ of }: { of: keyof typeof samplePlayers }) {
  const { t } = useTranslation('home');
  const { key, name, role, face } = samplePlayers[of];
  return (
    <div className={classes.card} data-raised>
      <div className={classes.head}>
        <AvatarPicture name={name} url={face} size={56} />
        <div className={classes.grow}>
          <p className={classes.name} data-large>
            {name}
          </p>
          <p className={classes.soft}>{t(`sample.player.${key}.line`)}</p>
          <ChipsRow
            items={[
              { key: 'status', content: t('sample.player.status') },
              { key: 'foot', content: t(`sample.player.${key}.foot`) },
              { key: 'height', content: t(`sample.player.${key}.height`) },
            ]}
            label={name}
          />
        </div>
        <PositionPitch principalRole={role} width={68} />
      </div>
      {key !== 'winger' && <SampleMatch of={key} />}
    </div>
  );
}

/** How the player fits a request, criterion by criterion: all but the pay. */
function SampleMatch({ of }: { of: 'forward' | 'defender' }) {
  const { t } = useTranslation('home');
  const { money } = useFormats();
  const { role, age, side } = {
    role: t(`sample.player.${of}.role`),
    age: t(`sample.player.${of}.age`),
    side: t(`sample.player.${of}.side`),
  };
  const met = [
    ['role', role, role],
    ['age', t('sample.mark.age.wanted'), age],
    ['level', t('sample.mark.level.wanted'), t('sample.mark.level.has')],
    ['place', t('sample.mark.place.wanted'), t('sample.mark.place.has')],
    ['foot', side, side],
  ] as const;
  const marks: Mark[] = [
    ...met.map(([key, wanted, has]) => ({
      key,
      label: t(`sample.mark.${key}.label`),
      verdict: 'met' as const,
      wanted,
      has,
    })),
    {
      key: 'money',
      label: t('sample.mark.money.label'),
      verdict: 'near',
      wanted: t('sample.request.money', { amount: money(wantedEuros) }),
      has: t('sample.mark.money.has', { amount: money(demandedEuros) }),
    },
  ];
  return (
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
  );
}

/** Players who fit a request, or requests that a player fits, from every criterion met to some. */
const sampleRows = [
  {
    match: 'exact',
    tone: 'won',
    player: 'Andrea Salvi',
    face: '/drawn/face-12-plain-red-white.svg',
    club: 'A.C. Rivalta',
  },
  {
    match: 'potential',
    tone: 'moving',
    player: 'Filippo Rosati',
    face: '/drawn/face-74-stripes-black-white.svg',
    club: 'U.S. Borgonuovo',
  },
  {
    match: 'partial',
    tone: 'idle',
    player: 'Luca Moresi',
    face: '/drawn/face-7-plain-green-white.svg',
    club: 'S.S. Pietralba',
  },
] as const;

function SampleRows({ kind }: { kind: 'player' | 'club' }) {
  const { t } = useTranslation('home');
  return (
    <ul className={classes.rows}>
      {sampleRows.map(({ match, tone, player, face, club }) => (
        <li key={match}>
          <AvatarPicture
            name={kind === 'player' ? player : club}
            url={kind === 'player' ? face : null}
            kind={kind}
            size={40}
          />
          <div className={classes.grow}>
            <p className={classes.name}>{kind === 'player' ? player : club}</p>
            <p className={classes.soft}>{t(`matching.${match}.text`)}</p>
          </div>
          <StatusChip tone={tone}>{t(`matching.${match}.name`)}</StatusChip>
        </li>
      ))}
    </ul>
  );
}
