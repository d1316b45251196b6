/** The parts of a mail, each a whole sentence in the reader's language. */
export interface MailText {
  subject: string;
  greeting: string;
  /** A paragraph may have several lines. */
  paragraphs: readonly string[];
  /** Sentences with a link each. */
  lines?: readonly { text: string; url: string }[];
  action?: { label: string; url: string };
  closing: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Composes a mail as text and HTML from the same sentences. */
export function composeMail(
  to: string,
  parts: MailText,
): { to: string; subject: string; text: string; html: string } {
  const links = parts.lines ?? [];
  const lines = [parts.greeting, ...parts.paragraphs, ...links.map(({ text, url }) => `${text}\n${url}`)];
  if (parts.action) lines.push(`${parts.action.label}: ${parts.action.url}`);
  lines.push(parts.closing);
  const paragraphs = [parts.greeting, ...parts.paragraphs].map(
    (line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`,
  );
  if (links.length > 0) {
    const items = links.map(
      ({ text, url }) => `<li style="margin:8px 0"><a href="${escapeHtml(url)}">${escapeHtml(text)}</a></li>`,
    );
    paragraphs.push(`<ul style="padding-left:20px">${items.join('')}</ul>`);
  }
  if (parts.action) {
    const style =
      'background:#0b6b3a;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block';
    paragraphs.push(
      `<p><a href="${escapeHtml(parts.action.url)}" style="${style}">${escapeHtml(parts.action.label)}</a></p>`,
    );
  }
  paragraphs.push(`<p style="color:#555">${escapeHtml(parts.closing)}</p>`);
  const html = `<!doctype html><meta charset="utf-8"><div style="font:16px/1.5 Inter,Arial,sans-serif;max-width:560px;margin:auto">${paragraphs.join('')}</div>`;
  return { to, subject: parts.subject, text: lines.join('\n\n'), html };
}
