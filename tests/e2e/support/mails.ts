import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { textOf } from '@tests/builders/mail-text'

const FOLDER = process.env.MAILS_DIR ?? ''

/** Returns the text of the newest mail that the platform sent to an address, or '' when there is none. */
function findMail(email: string): string {
  const name = readdirSync(FOLDER)
    .toSorted()
    .findLast((file) => file.includes(` ${email}.eml`))
  return name === undefined ? '' : textOf(readFileSync(path.join(FOLDER, name), 'utf8'))
}

/** Waits for the password reset mail and returns its link. The mail is sent after the response. */
export async function findResetLink(email: string): Promise<string> {
  const read = () => /http\S+token=[0-9a-f]+/.exec(findMail(email))?.[0] ?? ''
  await expect.poll(read, { timeout: 45_000 }).not.toBe('')
  return read()
}
