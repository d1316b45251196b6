import type { Config } from '../config.ts';
import { openSmtp } from '../mail/mailer.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const part = 'mail';

/** Connects to the mail server and logs in; with `mailTo` it also sends a test mail to that address. */
export async function checkMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  mailTo: string | undefined,
): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined)
    return [note(part, 'SMTP_URL is not set: mail is shown at /dev/mailbox and not sent.')];
  const transport = await openSmtp(smtpUrl);
  const where = new URL(smtpUrl).host;
  try {
    await transport.verify();
    if (mailTo === undefined)
      return [ok(part, `${where} accepts the login. With -- --mail-to ADDRESS a test mail is sent.`)];
    await transport.sendMail({
      from: mailFrom,
      to: mailTo,
      subject: 'Trattativa: test mail',
      text: 'The mail server of this installation accepts mail. Look at the headers of this one: SPF and DKIM should pass.',
    });
    return [ok(part, `${where} has accepted a test mail from ${mailFrom} to ${mailTo}.`)];
  } catch (error) {
    return [mailFault(error as MailError, where, mailFrom)];
  } finally {
    transport.close();
  }
}

interface MailError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const notTls = /wrong version number|packet length too long|ssl3_get_record|greeting never received/i;
const certificate = /certificate|self-signed|altnames/i;

function mailFault(error: MailError, where: string, mailFrom: string): Finding {
  const { code = '', command = '', message } = error;
  const answer = error.response ?? message;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return fault(
      part,
      `The mail server at ${where} refuses the login (${answer}).`,
      'Correct user and password in SMTP_URL; special characters are written as %40 for @ and so on.',
    );
  if (command === 'MAIL FROM' || (code === 'EENVELOPE' && /sender/i.test(answer)))
    return fault(
      part,
      `The mail server at ${where} refuses the sender ${mailFrom} (${answer}).`,
      'Set MAIL_FROM to an address that it accepts from this login.',
    );
  if (code === 'EENVELOPE')
    return fault(
      part,
      `The mail server at ${where} refuses the receiver (${answer}).`,
      'Correct the address behind --mail-to, or let the server relay for this machine.',
    );
  if (certificate.test(message))
    return fault(
      part,
      `The certificate of the mail server at ${where} is not accepted (${message}).`,
      'Write the name that is in the certificate into SMTP_URL, or name its authority with NODE_EXTRA_CA_CERTS.',
    );
  if (code === 'ETLS' || notTls.test(message))
    return fault(
      part,
      `The mail server at ${where} does not speak TLS as SMTP_URL says (${message}).`,
      'Write smtps:// for port 465, and smtp:// for ports 587 and 25, where TLS begins after the greeting.',
    );
  return fault(
    part,
    `No mail server answers at ${where} (${message}).`,
    'Start it, or correct host and port in SMTP_URL; many networks let nothing out to port 25: use 587 or 465.',
  );
}
