/** Mails about an account: set a new password, confirm a new account, the account exists already, and the account is locked. */
export const ACCOUNT_MAIL_KINDS = ['reset', 'confirm', 'known', 'locked'] as const
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number]

type Words = { subject: string; paragraphs: (site: string, href: string) => string[] }

const IGNORE = 'If this wasn’t you, ignore this email: your password stays the same.'

const WORDS: Record<AccountMailKind, Words> = {
  reset: {
    subject: 'Set a new password at',
    paragraphs: (site, href) => [
      `Someone, hopefully you, asked to set a new password for your account at ${site}.`,
      `Open this link to choose one. It works once, within an hour:\n${href}`,
      IGNORE,
    ],
  },
  confirm: {
    subject: 'Confirm your account at',
    paragraphs: (site, href) => [
      `Someone, hopefully you, created an account at ${site} with this email.`,
      `Open this link to confirm it and choose your password. It works once, within an hour:\n${href}`,
      'If this wasn’t you, ignore this email: no one can use the account.',
    ],
  },
  known: {
    subject: 'You already have an account at',
    paragraphs: (site, href) => [
      `Someone, hopefully you, tried to create an account at ${site} with this email, but you already have one.`,
      `Sign in here, or set a new password if you’ve forgotten yours:\n${href}`,
      IGNORE,
    ],
  },
  locked: {
    subject: 'Your account is locked for 15 minutes at',
    paragraphs: (site, href) => [
      `Someone tried to sign in to your account at ${site} and failed five times. The account is now locked for 15 minutes.`,
      `If it was you, wait or set a new password now:\n${href}`,
      'If this wasn’t you, ignore this email: no one guessed your password.',
    ],
  },
}

/** A mail about a shopper's account in plain text (AUTH-04, SEC-13, SEC-14). */
export function writeAccountMail(kind: AccountMailKind, siteName: string, href: string): { subject: string; text: string } {
  const { subject, paragraphs } = WORDS[kind]
  return { subject: `${subject} ${siteName}`, text: `${paragraphs(siteName, href).join('\n\n')}\n` }
}

/** A mail to staff in place of a password link that could not be sent because there is no mail server (SEC-19). */
export function writeUnsentLink(siteName: string): { subject: string; text: string } {
  const text = [
    `Someone asked for a password link for their account at ${siteName}. No link was created or sent because there is no mail server.`,
    'The owner of the site sets one under Lead settings, or the operator of the platform sets MAIL_URL. Then ask the customer to try again.',
  ]
  return { subject: 'A password link was not sent', text: `${text.join('\n\n')}\n` }
}
