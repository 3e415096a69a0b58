import { processGlobal } from '../cache/process-global'

/**
 * Returns a function that checks whether a password in lower case is among the 49,000 most common (SEC-12). The list of zxcvbn-ts (MIT) is
 * loaded when the first password is set, and never sent to browsers.
 */
export async function readCommonPasswords(): Promise<(password: string) => boolean> {
  const holder = processGlobal<Set<string>>('forecourt.common-passwords')
  holder.value ??= await loadList()
  const list = holder.value
  return (password) => list.has(password)
}

async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
