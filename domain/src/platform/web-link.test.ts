import { describe, expect, it } from 'vitest';
import { isLinkOf, isWebLink } from './web-link.ts';

describe('a web link', () => {
  it.each([
    ['https://example.org/a?b=c', true],
    ['http://example.org', true],
    ['https://user:password@example.org', false],
    ['https://user@example.org', false],
    ['javascript:alert(1)', false],
    ['ftp://example.org', false],
    ['example.org', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isWebLink(text)).toBe(expected));
});

describe('a link to a named site', () => {
  it.each([
    ['youtube', 'https://www.youtube.com/watch?v=abc', true],
    ['youtube', 'https://youtu.be/abc', true],
    ['youtube', 'https://m.youtube.com/watch?v=abc', true],
    ['youtube', 'https://youtube.com.evil.example/watch', false],
    ['youtube', 'https://notyoutube.com/watch', false],
    ['youtube', 'https://youtube.com@evil.example/', false],
    ['linkedin', 'https://it.linkedin.com/in/somebody', true],
    ['linkedin', 'https://www.facebook.com/somebody', false],
    ['facebook', 'https://m.facebook.com/somebody', true],
    ['instagram', 'https://www.instagram.com/somebody/', true],
    ['instagram', 'https://user:password@www.instagram.com/somebody/', false],
  ] as const)('%s: %s is %s', (site, text, expected) => expect(isLinkOf(site, text)).toBe(expected));
});
