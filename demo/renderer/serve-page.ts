import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const PAGE_FOLDER = fileURLToPath(new URL('./page', import.meta.url))
const LIBRARY_FOLDER = fileURLToPath(new URL('../../node_modules/three', import.meta.url))

const HTML = `<!doctype html><meta charset="utf-8"><title>Studio</title>
<script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type="module" src="/page/main"></script>`

/** Pixels, bottom row first, for a file. */
export type RawPicture = { file: string; width: number; height: number; pixels: Buffer }
type Answer = { type: string; body: string | Buffer }

/** Serves the studio's page over loopback and receives its pictures. */
export async function servePage(take: (picture: RawPicture) => Promise<void>): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    answer(request, take)
      .then(({ type, body }) => response.setHeader('content-type', type).end(body))
      .catch((error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('The studio has no port')
  return { address: `http://127.0.0.1:${place.port}/`, server }
}

async function answer(request: IncomingMessage, take: (picture: RawPicture) => Promise<void>): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (url.pathname === '/') return { type: 'text/html', body: HTML }
  if (url.pathname === '/pictures') {
    const field = (name: string) => url.searchParams.get(name) ?? ''
    const size = { width: Number(field('width')), height: Number(field('height')) }
    await take({ file: field('file'), ...size, pixels: await readBody(request) })
    return { type: 'text/plain', body: 'taken' }
  }
  if (url.pathname.startsWith('/page/'))
    return { type: 'text/javascript', body: transpile(path.join(PAGE_FOLDER, `${url.pathname.slice(6)}.ts`)) }
  if (url.pathname.startsWith('/three/'))
    return { type: 'text/javascript', body: readFileSync(path.join(LIBRARY_FOLDER, url.pathname.slice(7))) }
  return { type: 'text/plain', body: '' }
}

/** The page's modules import each other without an extension, so a path names a TypeScript file. */
function transpile(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  }).outputText
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
