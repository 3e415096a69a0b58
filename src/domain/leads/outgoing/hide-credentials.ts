/** Query parameters that grant access: password links, saved forms, previews, checkouts. */
const PARAMETERS = /([?&#;](?:token|draft|key|secret|ticket|code|password|session|signature)=)[^\s&#"'<>]+/gi
/** Paths that contain a secret: shared drafts. */
const PATHS = /(\/shared\/)[^\s/?#"'<>]+/gi

const HIDDEN = '(hidden)'

/** Removes the credentials of links from a text, for mails that others than the recipient may read (SEC-19). */
export function hideCredentials(text: string): string {
  return text.replace(PARAMETERS, `$1${HIDDEN}`).replace(PATHS, `$1${HIDDEN}`)
}
