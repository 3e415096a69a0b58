import { existsSync, readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import reviewed from '@scripts/house/reviewed-sinks.json'

const eslint = new ESLint()
const SINK_RULES = ['no-restricted-syntax', 'no-eval', 'no-implied-eval', 'no-new-func', 'no-script-url']

/** Returns the sink rules that a text violates as a file of that name. */
async function findViolations(text: string, filePath = 'src/ui/new-view.tsx'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).flatMap(({ ruleId }) => (ruleId !== null && SINK_RULES.includes(ruleId) ? [ruleId] : []))
}

test.each([
  'export const View = ({ text }: { text: string }) => <p dangerouslySetInnerHTML={{ __html: text }} />',
  'export const view = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })',
  "export const view = (text: string) => ({ '__html': text })",
  'export const View = ({ text }: { text: string }) => <iframe srcDoc={text} />',
  'export function write(place: Element, text: string) { place.innerHTML = text }',
  "export function write(place: Element, text: string) { place['outerHTML'] = text }",
  "export function write(place: Element, text: string) { place.insertAdjacentHTML('beforeend', text) }",
  'export function write(text: string) { document.write(text) }',
  "export function write(place: Element, text: string) { place.setAttribute('onclick', text) }",
  "export const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')",
  'export const run = (text: string) => eval(text)',
  'export const run = (text: string) => new Function(text)',
  "export const run = () => setTimeout('alert(1)', 1)",
  "export const href = 'javascript:void 0'",
])(
  'SEC-06: lint refuses a new sink: %s',
  async (text) => {
    expect(await findViolations(text)).not.toEqual([])
    expect(await findViolations(text, 'blocks/why-buy/component.tsx')).not.toEqual([])
  },
  30_000,
)

test('SEC-06: lint accepts plain markup', async () => {
  expect(await findViolations('export const View = ({ text }: { text: string }) => <p title={text}>{text}</p>')).toEqual([])
}, 30_000)

test.each(Object.entries(reviewed))(
  'SEC-06: the reviewed sink %s still exists',
  async (file, reason) => {
    expect(reason).toMatch(/\w.*\./)
    expect(existsSync(file)).toBe(true)
    const text = readFileSync(file, 'utf8')
    expect(await findViolations(text, file)).toEqual([])
    expect(await findViolations(text)).not.toEqual([])
  },
  30_000,
)
