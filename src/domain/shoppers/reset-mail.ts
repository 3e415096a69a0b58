/** The mail by which somebody sets a new password (AUTH-04), in plain text that every phone shows. */
export function writeResetMail(siteName: string, href: string): { subject: string; text: string } {
  const text = [
    `Somebody, hopefully you, asked to set a new password for your account at ${siteName}.`,
    `Open this link to choose one. It works once, within an hour:\n${href}`,
    'If it was not you, do nothing: your password stays as it is.',
  ]
  return { subject: `Set a new password at ${siteName}`, text: `${text.join('\n\n')}\n` }
}

/** What staff read in place of a link that could not be sent, since there is no mail server: who waits for it, and what to do (SEC-19). */
export function writeUnsentReset(siteName: string): { subject: string; text: string } {
  const text = [
    `Somebody asked to set a new password for their account at ${siteName}. No link was made or sent, because there is no mail server.`,
    'The owner of the site sets one under Lead settings, or the operator of the platform sets MAIL_URL. Then ask the customer to try again.',
  ]
  return { subject: 'A link to a new password was not sent', text: `${text.join('\n\n')}\n` }
}
