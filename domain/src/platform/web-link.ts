// Node and the browser both have it; this workspace loads the types of neither.
declare const URL: {
  canParse(text: string): boolean;
  new (text: string): { protocol: string; username: string; password: string; hostname: string };
};

/** The hosts of each site, subdomains included. */
const hostsOf = {
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'fb.watch'],
  instagram: ['instagram.com', 'instagr.am'],
} as const;

export type LinkSite = keyof typeof hostsOf;
export const linkSites = Object.keys(hostsOf) as LinkSite[];

/** Whether a browser may open the text as a link: http or https, without user name and password. */
export function isWebLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/u.test(protocol) && username === '' && password === '';
}

/** Whether a web link leads to the site. */
export function isLinkOf(site: LinkSite, text: string): boolean {
  if (!isWebLink(text)) return false;
  const { hostname } = new URL(text);
  return hostsOf[site].some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
