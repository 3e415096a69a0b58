export type StaffMail = { subject: string; text: string }

const write = (subject: string, paragraphs: readonly string[]): StaffMail => ({ subject, text: `${paragraphs.join('\n\n')}\n` })

/** Plain-text mails to staff about their own account (SEC-13 to SEC-15). */
export const STAFF_MAILS = {
  /** @param href Page that sets a new password. */
  reset: (href: string) =>
    write('Set a new password', [
      'Someone, hopefully you, asked to set a new password for your Forecourt account.',
      `Open this link to choose one. It works once, within an hour:\n${href}`,
      'If this wasn’t you, ignore this email: your password stays the same.',
    ]),
  /** @param href Page to request a new password. */
  locked: (href: string) =>
    write('Your account is locked for 15 minutes', [
      'Someone tried to sign in to your Forecourt account and failed five times. The account is now locked for 15 minutes.',
      `If it was you, wait or set a new password now:\n${href}`,
      'If this wasn’t you, tell your administrator. No one guessed your password.',
    ]),
  /** @param href Sign-in page. */
  factorReset: (href: string) =>
    write('Your second factor was reset', [
      'An administrator has reset the second factor of your Forecourt account. You were signed out everywhere.',
      `Sign in with your password, and set the second factor up again:\n${href}`,
      'If you didn’t ask for this, tell your administrator straight away.',
    ]),
} as const

export type StaffMailKind = keyof typeof STAFF_MAILS
