import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { HostKind } from '@/domain/http/security-headers'
import { EncodableBody } from '@/server/cache/encoded-body'
import type { SendableBody } from './send-body'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
/** Types that are already compressed. */
const COMPRESSED = new Set(['.woff2'])
/** The names of these files change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const LOGOS = 'public, max-age=86400, stale-while-revalidate=604800'

type Folder = { folder: string; address: string; cacheControl: string }

function listFiles({ folder, address, cacheControl }: Folder): [address: string, file: string, cacheControl: string][] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((item) => {
    if (!item.isFile() || TYPES[path.extname(item.name)] === undefined) return []
    const file = path.join(item.parentPath, item.name)
    return [[`${address}/${path.relative(folder, file).split(path.sep).join('/')}`, file, cacheControl] as const].map((row) => [...row])
  })
}

class StaticFile {
  private body: EncodableBody | null = null
  private readonly headers = new Map<HostKind, readonly string[]>()

  constructor(
    private readonly address: string,
    private readonly file: string,
    private readonly cacheControl: string,
    private readonly listSecurityHeaders: ListSecurityHeaders,
  ) {}

  read(): string {
    return readFileSync(this.file, 'utf8')
  }

  for(host: HostKind): SendableBody {
    const body = (this.body ??= new EncodableBody(readFileSync(this.file)))
    const extension = path.extname(this.file)
    const isCompressed = COMPRESSED.has(extension)
    let headers = this.headers.get(host)
    if (!headers) {
      const vary = isCompressed ? [] : ['Vary', 'Accept-Encoding']
      const own = ['Content-Type', TYPES[extension] ?? '', 'Cache-Control', this.cacheControl, ...vary]
      headers = [...own, ...this.listSecurityHeaders(host, this.address).flat()]
      this.headers.set(host, headers)
    }
    return { status: 200, headers, encode: (coding) => body.encode(isCompressed ? 'identity' : coding) }
  }
}

type ListSecurityHeaders = (host: HostKind, path: string) => [name: string, value: string][]

/**
 * Serves the files of a build and the public fonts, icons and logos from memory (PERF-08). Next.js would compress each again for every
 * visitor. The list is made at startup, so no path is ever built from a request.
 */
export class StaticFiles {
  private readonly files: ReadonlyMap<string, StaticFile>

  /** @param buildFolder Absolute path of the build. @param publicFolder Absolute path of the folder with public files. */
  constructor(buildFolder: string, publicFolder: string, listSecurityHeaders: ListSecurityHeaders) {
    const folders: Folder[] = [
      { folder: path.join(buildFolder, 'static'), address: '/_next/static', cacheControl: IMMUTABLE },
      { folder: path.join(publicFolder, 'fonts'), address: '/fonts', cacheControl: IMMUTABLE },
      { folder: path.join(publicFolder, 'icons'), address: '/icons', cacheControl: IMMUTABLE },
      { folder: path.join(publicFolder, 'makes'), address: '/makes', cacheControl: LOGOS },
    ]
    this.files = new Map(
      folders
        .flatMap(listFiles)
        .map(([address, file, cacheControl]) => [address, new StaticFile(address, file, cacheControl, listSecurityHeaders)]),
    )
  }

  /** Returns the content of a text file, null if there is no such file. */
  read(pathname: string): string | null {
    return this.files.get(pathname)?.read() ?? null
  }

  find(pathname: string, host: HostKind): SendableBody | null {
    return this.files.get(pathname)?.for(host) ?? null
  }
}
