import path from 'node:path'
import type { SourceFile } from './find-breaches'

const ROOTS = 'src|blocks|collections|tenants|demo|scripts|tests|docs|bench|migrations|public|\\.ci|\\.github'
/** A path in code marks: it starts with a folder of the repository, or is a file at its root. */
const PATH = new RegExp(`^((${ROOTS})/|[\\w.-]+\\.(ts|mjs|cjs|json|md|yml)$)`)
const CODE_SPAN = /`([^`\n]+)`/g
const FENCE = /^ *```[\s\S]*?^ *```/gm
const COMMAND = /\bnpm run ([a-z][a-z:-]*[a-z])/g
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)/g
/** Placeholders name no file of this repository: `blocks/<name>/`, `src/domain/*`, `tenants/templates/…`. */
const PLACEHOLDER = /[<>*…{]/

/** Finds missing paths in a document, in code marks and as targets of links. */
export function findDeadPaths(documents: readonly SourceFile[], exists: (name: string) => boolean): string[] {
  return findMissing(documents, (document) => [...listPaths(document), ...listLinks(document)], exists)
}

/** Finds missing targets of links. */
export function findDeadLinks(documents: readonly SourceFile[], exists: (name: string) => boolean): string[] {
  return findMissing(documents, listLinks, exists)
}

function findMissing(
  documents: readonly SourceFile[],
  list: (document: SourceFile) => string[],
  exists: (name: string) => boolean,
): string[] {
  return documents.flatMap((document) =>
    [...new Set(list(document))].filter((found) => !exists(found)).map((found) => `${document.name}: ${found} does not exist`),
  )
}

/** Lists links to files. A target such as `/admin/guide` is an address of the running site. */
function listLinks({ name, text }: SourceFile): string[] {
  const folder = path.posix.dirname(name)
  return [...text.replace(FENCE, '').matchAll(LINK)].flatMap(([, target = '']) =>
    target === '' || target.startsWith('/') ? [] : [path.posix.join(folder, target)],
  )
}

function listPaths({ text }: SourceFile): string[] {
  return [...text.replace(FENCE, '').matchAll(CODE_SPAN)]
    .flatMap(([, code]) => code ?? [])
    .filter((code) => PATH.test(code) && !PLACEHOLDER.test(code) && !/\s/.test(code))
    .map((code) => code.replace(/:\d+$/, '').replace(/\/$/, ''))
}

/** Finds commands `npm run <name>` in documents for which package.json has no script. */
export function findUnknownCommands(documents: readonly SourceFile[], scripts: ReadonlySet<string>): string[] {
  return findMissing(
    documents,
    ({ text }) => [...text.matchAll(COMMAND)].flatMap(([, name]) => (name ? [`npm run ${name}`] : [])),
    (command) => scripts.has(command.replace('npm run ', '')),
  )
}
