/** Parameters of addresses that open something: links to new passwords, kept forms, previews, checkouts. */
const PARAMETERS = /([?&#;](?:token|draft|key|secret|ticket|code|password|session|signature)=)[^\s&#"'<>]+/gi
/** Addresses whose path is the secret: shared drafts. */
const PATHS = /(\/shared\/)[^\s/?#"'<>]+/gi

const HIDDEN = '(hidden)'

/** A text without the credentials that its links carry, for mails that others than their recipient may read (SEC-19). */
export function hideCredentials(text: string): string {
  return text.replace(PARAMETERS, `$1${HIDDEN}`).replace(PATHS, `$1${HIDDEN}`)
}
