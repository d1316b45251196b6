import { defaultLimits } from '@trattativa/domain/identity/default-limits';
import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

describe('the Italian texts of the spec are used verbatim', () => {
  it.each([
    ['errors:WRONG_CREDENTIALS', 'Email o password errate'],
    ['errors:USER_NOT_ACTIVE', 'Utente non attivo. Ti abbiamo inviato una email per attivarti'],
    ['errors:INTERNAL', 'Errore interno, riprovare più tardi'],
    ['errors:EMAIL_EXISTS', 'Email già esistente'],
    ['errors:USER_NOT_ALLOWED', 'Utente non autorizzato'],
    ['errors:NETWORK', 'Errore di rete'],
    ['errors:GENERIC', 'Si è verificato un errore'],
    ['errors:REQUEST_SEND_FAILED', "Si è verificato un errore con l'invio della tua richiesta"],
    ['errors:ALREADY_APPLIED', 'Ti sei già candidato a questa offerta'],
    ['errors:NOT_REGISTERED_AS_PLAYER', 'Non sei registrato come CALCIATORE'],
    ['errors:MAX_CLUBS', 'Raggiunto il limite massimo di club'],
    ['errors:MAX_AGENTS', 'Raggiunto il limite massimo di club'],
    ['errors:MAX_COACHING_STAFF', 'Raggiunto il limite massimo di club'],
    ['feedback:negotiationStatusUpdated', 'Stato trattativa aggiornato correttamente'],
    ['feedback:requestStatusUpdated', 'Stato richiesta aggiornato correttamente'],
  ] as const)('%s (spec §4, §8)', (key, text) => {
    expect(translate('it', key)).toBe(text);
  });

  it('the English pattern for a file that is too big is the spec’s (spec §5)', () => {
    const text = translate('en', 'errors:FILE_TOO_LARGE', { name: 'contract.pdf', limit: '10 MB' });
    expect(text).toBe('contract.pdf: invalid file size, attachments must be within 10 MB');
  });

  it('the state of an incomplete profile is the spec’s, with its days in words (spec §4)', () => {
    expect(defaultLimits.profiles.incompleteDays).toBe(3);
    expect(translate('it', 'catalogue:completeness.incompleteText')).toBe(
      'Il profilo è incompleto: se non lo aggiorni entro tre giorni verrà eliminato',
    );
    expect(translate('it', 'catalogue:completeness.incompleteIn', { count: 1 })).toMatch(
      'entro 1 giorno verrà',
    );
  });

  it.each([
    'dataSaved',
    'playerDeleted',
    'teamRemoved',
    'coachingStaffDeleted',
    'exactMatchDeleted',
    'potentialMatchDeleted',
    'partialMatchDeleted',
    'negotiationStarted',
    'requestStarted',
    'contactsUpdated',
    'messageSent',
    'passwordUpdated',
    'paymentOk',
    'offerCreated',
    'playerInfoAdded',
    'requestSent',
  ] as const)('the success of %s has its message (spec §8)', (key) => {
    expect(translate('it', `feedback:${key}`)).toMatch(/\S/);
  });
});
