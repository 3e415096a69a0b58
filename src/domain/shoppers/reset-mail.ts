/** The mail by which somebody sets a new password (AUTH-04), in plain text that every phone shows. */
export function writeResetMail(siteName: string, href: string): { subject: string; text: string } {
  const text = [
    `Somebody, hopefully you, asked to set a new password for your account at ${siteName}.`,
    `Open this link to choose one. It works once, within an hour:\n${href}`,
    'If it was not you, do nothing: your password stays as it is.',
  ]
  return { subject: `Set a new password at ${siteName}`, text: `${text.join('\n\n')}\n` }
}
