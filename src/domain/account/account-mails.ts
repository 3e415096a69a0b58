/** Mails about an account: set a new password, confirm a new account, the account exists already, and the account is locked. */
export const ACCOUNT_MAIL_KINDS = ['reset', 'confirm', 'known', 'locked'] as const
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number]

type Words = { subject: string; paragraphs: (site: string, href: string) => string[] }

const IGNORE = 'If it was not you, do nothing: your password stays as it is.'

const WORDS: Record<AccountMailKind, Words> = {
  reset: {
    subject: 'Set a new password at',
    paragraphs: (site, href) => [
      `Somebody, hopefully you, asked to set a new password for your account at ${site}.`,
      `Open this link to choose one. It works once, within an hour:\n${href}`,
      IGNORE,
    ],
  },
  confirm: {
    subject: 'Finish your account at',
    paragraphs: (site, href) => [
      `Somebody, hopefully you, made an account at ${site} with this email.`,
      `Open this link to confirm it and to choose your password. It works once, within an hour:\n${href}`,
      'If it was not you, do nothing: nobody can use the account.',
    ],
  },
  known: {
    subject: 'You have an account at',
    paragraphs: (site, href) => [
      `Somebody, hopefully you, tried to make an account at ${site} with this email. You have one already.`,
      `Sign in here, or set a new password there if you forgot yours:\n${href}`,
      IGNORE,
    ],
  },
  locked: {
    subject: 'Your account is locked for 15 minutes at',
    paragraphs: (site, href) => [
      `Somebody tried to sign in to your account at ${site} and failed five times. Nobody can sign in to it for 15 minutes now.`,
      `If it was you, wait, or set a new password right away:\n${href}`,
      'If it was not you, do nothing: your password was not guessed.',
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
    `Somebody asked for a link to the password of their account at ${siteName}. No link was made or sent, because there is no mail server.`,
    'The owner of the site sets one under Lead settings, or the operator of the platform sets MAIL_URL. Then ask the customer to try again.',
  ]
  return { subject: 'A link to a password was not sent', text: `${text.join('\n\n')}\n` }
}
