export type SourceFile = { name: string; text: string }

const DRAWERS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** '-404' is a route too: addresses of marketing pages never start like that. */
const ROUTE_PART = /^(-\d{3}|\(.*\)|\[{1,2}(\.\.\.)?[a-zA-Z]+\]{1,2}|@.*)$/
const DEFAULT_EXPORT_ALLOWED = [
  /^src\/app\//,
  /^src\/(proxy|instrumentation|server\/cache\/page-cache-handler)\.ts$/,
  /^tests\/setup\//,
  /\.config\.(ts|mjs)$/,
  /\.d\.ts$/,
]
const PARTS_OF_A_BLOCK = ['config.ts', 'component.tsx', 'examples.ts', 'component.test.tsx']
const CLIMBING_IMPORT = /\b(?:from|import)\b[\s(]*['"]((?:\.\.\/){2,}[^'"]*)['"]/g
const MOST_CLIENT_COMPONENTS = 0.25

/** Finds violations of the naming rules: kebab-case, and no catch-all names. */
export function findBadNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ name }) =>
    name
      .split('/')
      .filter((part) => !ROUTE_PART.test(part))
      .map((part) => part.split('.')[0] ?? '')
      .flatMap((stem) => {
        if (DRAWERS.has(stem)) return `${name}: "${stem}" says nothing; name the file after what it does`
        return stem === '' || KEBAB.test(stem) ? [] : `${name}: "${stem}" is not kebab-case`
      }),
  )
}

/** Finds default exports where no tool requires them. */
export function findDefaultExports(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ name, text }) => /^export default /m.test(text) && !DEFAULT_EXPORT_ALLOWED.some((place) => place.test(name)))
    .map(({ name }) => `${name}: export by name`)
}

/** Finds imports that climb more than one folder, which a path from the root (`@/…`) replaces. */
export function findClimbingImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ name, text }) =>
    [...text.matchAll(CLIMBING_IMPORT)].map(([, path]) => `${name}: import "${path}" by its path from the root ("@/…")`),
  )
}

/** Finds domain modules with behaviour and without a test beside them. */
export function findUntestedDomain(files: readonly SourceFile[]): string[] {
  const names = new Set(files.map(({ name }) => name))
  return files
    .filter(({ name }) => /^src\/domain\/.*(?<!\.test|\.d)\.ts$/.test(name))
    .filter(({ text }) => /^export (async )?function /m.test(text))
    .filter(({ name }) => !names.has(name.replace(/\.ts$/, '.test.ts')))
    .map(({ name }) => `${name}: has no test beside it`)
}

/** Finds blocks that lack one of their parts. */
export function findIncompleteBlocks(files: readonly SourceFile[]): string[] {
  const names = new Set(files.map(({ name }) => name))
  const blocks = new Set([...names].flatMap((name) => /^(blocks\/[^/]+)\/(config\.ts|component\.tsx)$/.exec(name)?.[1] ?? []))
  return [...blocks].flatMap((block) =>
    PARTS_OF_A_BLOCK.filter((part) => !names.has(`${block}/${part}`)).map((part) => `${block}: lacks ${part}`),
  )
}

/** Reports too many components that run in the visitor's browser. */
export function findClientShare(files: readonly SourceFile[]): string[] {
  const components = files.filter(({ name }) => /^(src|blocks)\/.*(?<!\.test)\.tsx$/.test(name))
  const client = components.filter(({ text }) => /^\s*(['"])use client\1/.test(text))
  const share = client.length / Math.max(1, components.length)
  if (share <= MOST_CLIENT_COMPONENTS) return []
  return [`${client.length} of ${components.length} components are client components; at most ${MOST_CLIENT_COMPONENTS * 100} % may be`]
}
