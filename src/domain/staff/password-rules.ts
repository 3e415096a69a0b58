/** Minimum length of a staff password (SEC-12). */
export const MIN_STAFF_PASSWORD_LENGTH = 12
const MAX_STAFF_PASSWORD_LENGTH = 200
/** Letters and digits that must be left after removing the owner's name and email address. */
const MIN_OWN_CHARACTERS = 8
/** Shorter parts of a name appear in many words by chance. */
const MIN_PART_LENGTH = 4
const MIN_DIFFERENT_CHARACTERS = 5

export type PasswordOwner = { email: string; name: string }

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Replaces common substitutions by letters, as attackers' word lists contain them too. */
const readSubstitutions = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's')

/**
 * Lists the variants of a password to check against common ones: as typed, without leading and trailing non-letters, and one half of a
 * doubled password.
 */
function listVariants(password: string): string[] {
  const text = password.toLowerCase().trim()
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const repeated = /^(.+?)\1+$/u.exec(text)?.[1] ?? text
  return [text, bare, repeated, readSubstitutions(text), readSubstitutions(bare)].filter((form) => form !== '')
}

function isAboutOwner(password: string, { email, name }: PasswordOwner): boolean {
  const [local = ''] = email.split('@')
  const parts = [email, local, name, ...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)]
    .map(lettersAndDigits)
    .filter((part) => part.length >= MIN_PART_LENGTH)
    .toSorted((a, b) => b.length - a.length)
  const text = lettersAndDigits(password)
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left.length < text.length && left.length < MIN_OWN_CHARACTERS
}

/**
 * Explains why a new staff password can't be used, or returns null if it can (SEC-12).
 * @param isCommon Checks whether a lower-case password is on the list of common ones.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner, isCommon: (password: string) => boolean): string | null {
  const { length } = [...password]
  if (length < MIN_STAFF_PASSWORD_LENGTH)
    return `Use at least ${MIN_STAFF_PASSWORD_LENGTH} characters. A few unrelated words are easy to remember.`
  if (length > MAX_STAFF_PASSWORD_LENGTH) return `Use at most ${MAX_STAFF_PASSWORD_LENGTH} characters.`
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT_CHARACTERS) return 'Use more different characters.'
  if (listVariants(password).some(isCommon)) return 'This password is too common. Choose one that no one else would think of.'
  if (isAboutOwner(password, owner)) return 'Do not build the password from the email address or the name.'
  return null
}
