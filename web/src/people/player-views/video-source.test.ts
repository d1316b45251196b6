import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

const tube = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0';

describe('a video link', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', tube],
    ['https://m.youtube.com/watch?v=abcdefghijk&list=x', tube],
    ['https://youtu.be/abcdefghijk?si=share', tube],
    ['https://youtube.com/shorts/abcdefghijk', tube],
    ['https://www.youtube.com/live/abcdefghijk', tube],
    ['https://www.youtube.com/embed/abcdefghijk', tube],
    ['https://youtu.be/abcdefghijk?t=90', `${tube}&start=90`],
    ['https://www.youtube.com/watch?v=abcdefghijk&t=1m30s', `${tube}&start=90`],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
    ['https://vimeo.com/123456/abc123', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=abc123'],
  ])('%s plays in place, without cookies', (link, url) => {
    expect(videoSource(link)).toMatchObject({ kind: 'frame', url });
  });

  it('to a file is played by the browser', () => {
    const link = 'https://clips.example/goals.MP4?x=1';
    expect(videoSource(link)).toEqual({ kind: 'file', site: 'clips.example', url: link });
  });

  it.each([
    ['https://wyscout.hudl.com/clip/1', 'wyscout.hudl.com'],
    ['https://www.hudl.com/video/3/1/2', 'hudl.com'],
    ['https://www.youtube.com/@channel', 'youtube.com'],
    ['https://www.youtube.com/watch?v=<script>', 'youtube.com'],
    ['https://youtube.com.evil.example/watch?v=abcdefghijk', 'youtube.com.evil.example'],
    ['http://clips.example/goals.mp4', 'clips.example'],
    ['https://vimeo.com/channels/staffpicks', 'vimeo.com'],
  ])('%s opens on its site', (link, site) => {
    expect(videoSource(link)).toMatchObject({ kind: 'link', site });
  });

  it.each(['', 'goals', 'javascript:alert(1)', 'data:text/html,x'])('%s is no video link', (link) => {
    expect(videoSource(link)).toBeNull();
  });
});
