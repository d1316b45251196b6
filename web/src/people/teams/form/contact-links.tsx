import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './contact-links.module.css';

interface ContactLinksProps {
  email: string | null;
  phone: string | null;
  /** The start of a message. */
  text: string;
  /** The name of the person, for screen readers. */
  name: string;
}

/** Digits with the country prefix, as the messaging service requires. Empty for a number without a prefix. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/gu, '');
  if (phone.trim().startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : '';
}

/** Links to contact a person: mail, telephone, and a prepared message (spec §7, send link from a phone and a text). */
export function ContactLinks({ email, phone, text, name }: ContactLinksProps) {
  const { t } = useTranslation('teams');
  const number = phone ? whatsAppNumber(phone) : '';
  return (
    <span className={classes.links}>
      {email && (
        <a href={`mailto:${email}`}>
          <IconMail size={16} stroke={1.75} aria-hidden="true" />
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/gu, '')}`}>
          <IconPhone size={16} stroke={1.75} aria-hidden="true" />
          {phone}
        </a>
      )}
      {number !== '' && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('contacts.whatsAppTo', { name })}
        >
          <IconBrandWhatsapp size={16} stroke={1.75} aria-hidden="true" />
          WhatsApp
        </a>
      )}
    </span>
  );
}
