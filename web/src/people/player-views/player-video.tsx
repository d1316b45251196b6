import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPart } from '../../ui/page/card-part.tsx';
import { countVideoView } from '../players/page/owners-side.ts';
import { playerName } from '../players/page/player-facts.ts';
import classes from './player-video.module.css';
import { type VideoSource, videoSource } from './video-source.ts';

/** A player's videos, played in place where their site allows it. Nothing is loaded from the site before the start. */
export function PlayerVideo({ player }: { player: Player }) {
  return (
    <Videos
      links={[player.youtubeUrl, player.videoUrl]}
      name={playerName(player)}
      onOpen={() => countVideoView(player)}
    />
  );
}

interface VideosProps {
  links: readonly (string | null)[];
  /** The player's id. */
  name: string;
  onOpen?: () => void;
}

/** Video links without duplicates, each with the way to show it. */
export function Videos({ links, name, onOpen = () => undefined }: VideosProps) {
  const { t } = useTranslation('player-views');
  const sources = links.flatMap((link) => {
    const source = link === null ? null : videoSource(link);
    return source ? [source] : [];
  });
  const videos = sources.filter(
    (source, index) => sources.findIndex((other) => other.url === source.url) === index,
  );
  if (videos.length === 0) return null;
  return (
    <CardPart title={t('player.title')}>
      {videos.map((video) => (
        <Video key={video.url} video={video} name={name} onOpen={onOpen} />
      ))}
    </CardPart>
  );
}

function Video({ video, name, onOpen }: { video: VideoSource; name: string; onOpen: () => void }) {
  const { t } = useTranslation('player-views');
  const id = useId();
  const [playing, setPlaying] = useState(false);
  if (video.kind === 'link') {
    return (
      <a className={classes.link} href={video.url} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
        {t('player.open', { site: video.site })}
        <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
      </a>
    );
  }
  if (playing) return <Playing video={video} name={name} />;
  return (
    <div className={classes.video}>
      <button
        type="button"
        className={classes.poster}
        aria-describedby={id}
        onClick={() => {
          setPlaying(true);
          onOpen();
        }}
      >
        <span className={classes.sign} aria-hidden="true">
          <IconPlayerPlayFilled size={28} />
        </span>
        <span className={classes.words}>{t('player.play', { name })}</span>
      </button>
      <p id={id} className={classes.site}>
        {t('player.from', { site: video.site })}
      </p>
    </div>
  );
}

function Playing({ video, name }: { video: VideoSource; name: string }) {
  const { t } = useTranslation('player-views');
  const title = t('player.playing', { name });
  const screen = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  // The focused button no longer exists.
  useEffect(() => screen.current?.focus(), []);
  if (video.kind === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a user's own clip, which has no captions
      <video ref={screen} className={classes.screen} src={video.url} title={title} controls autoPlay />
    );
  }
  return (
    <iframe
      ref={screen}
      className={classes.screen}
      src={video.url}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
