/** How a video is shown: in a frame of its site, by the browser, or by a link to its site. */
export type VideoSource =
  | { kind: 'frame'; site: string; url: string }
  | { kind: 'file'; site: string; url: string }
  | { kind: 'link'; site: string; url: string };

const youtubeId = /^[\w-]{11}$/;
const fileEnding = /\.(mp4|webm|m4v|ogv)$/i;

/** Where a video starts, in seconds: `90`, `90s`, `1m30s`. */
function startOf(text: string | null): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '');
  if (!parts) return 0;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

function youtubeIdOf(url: URL, host: string): string | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  if (first === 'watch') return url.searchParams.get('v');
  return ['shorts', 'embed', 'live', 'v'].includes(first) ? second : null;
}

/**
 * How to show a video link. YouTube (without cookies) and Vimeo play in a frame, a file plays in the browser,
 * anything else (Wyscout, Hudl) opens on its site. Null if it is no link.
 */
export function videoSource(link: string): VideoSource | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  const youtube = youtubeIdOf(url, host);
  if (youtube !== null && youtubeId.test(youtube)) {
    const start = startOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
    const query = new URLSearchParams({
      autoplay: '1',
      rel: '0',
      ...(start > 0 && { start: String(start) }),
    });
    return {
      kind: 'frame',
      site: 'YouTube',
      url: `https://www.youtube-nocookie.com/embed/${youtube}?${query}`,
    };
  }
  const vimeo = /^\/(?:video\/)?(\d+)(?:\/(\w+))?$/.exec(url.pathname);
  if ((host === 'vimeo.com' || host === 'player.vimeo.com') && vimeo?.[1]) {
    // The second part is the key of an unlisted video.
    const secret = vimeo[2] ?? url.searchParams.get('h');
    const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(secret && { h: secret }) });
    return { kind: 'frame', site: 'Vimeo', url: `https://player.vimeo.com/video/${vimeo[1]}?${query}` };
  }
  // The content security policy allows media over https only.
  const playable = url.protocol === 'https:' && fileEnding.test(url.pathname);
  return { kind: playable ? 'file' : 'link', site: host, url: url.href };
}
