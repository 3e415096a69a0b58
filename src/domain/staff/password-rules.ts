/** Minimum length of a staff password (SEC-12). */
export const SHORTEST_STAFF_PASSWORD = 12
const LONGEST_STAFF_PASSWORD = 200
/** Letters and digits that must be left after removing the owner's name and email address. */
const FEWEST_OWN_CHARACTERS = 8
/** Shorter parts of a name appear in many words by chance. */
const SHORTEST_PART = 4
const FEWEST_DIFFERENT = 5

export type PasswordOwner = { email: string; name: string }

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Replaces common substitutions by letters, as attackers' word lists contain them too. */
const readSubstitutions = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's')

/**
 * Lists the variants of a password to check against common ones: as typed, without leading and trailing non-letters, and one half of a
 * doubled password.
 */
function listForms(password: string): string[] {
  const text = password.toLowerCase().trim()
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const repeated = /^(.+?)\1+$/u.exec(text)?.[1] ?? text
  return [text, bare, repeated, readSubstitutions(text), readSubstitutions(bare)].filter((form) => form !== '')
}

function isAboutOwner(password: string, { email, name }: PasswordOwner): boolean {
  const [local = ''] = email.split('@')
  const parts = [email, local, name, ...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)]
    .map(lettersAndDigits)
    .filter((part) => part.length >= SHORTEST_PART)
    .toSorted((a, b) => b.length - a.length)
  const text = lettersAndDigits(password)
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left.length < text.length && left.length < FEWEST_OWN_CHARACTERS
}

/**
 * Explains why a new staff password can't be used, or returns null if it can (SEC-12).
 * @param isCommon Checks whether a lower-case password is on the list of common ones.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner, isCommon: (password: string) => boolean): string | null {
  const { length } = [...password]
  if (length < SHORTEST_STAFF_PASSWORD)
    return `Use at least ${SHORTEST_STAFF_PASSWORD} characters. A few unrelated words are easy to remember.`
  if (length > LONGEST_STAFF_PASSWORD) return `Use at most ${LONGEST_STAFF_PASSWORD} characters.`
  if (new Set(password.toLowerCase()).size < FEWEST_DIFFERENT) return 'Use more different characters.'
  if (listForms(password).some(isCommon)) return 'This password is too common. Choose one that nobody else would think of.'
  if (isAboutOwner(password, owner)) return 'Do not build the password from the email address or the name.'
  return null
}
