import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { ContentCoding } from '@/domain/http/content-coding'
import type { EncodedBody } from '@/domain/http/stored-page'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** 3 ms of CPU for a home page of 270 KB. */
const QUICK_QUALITY = 5
/** 61 ms of CPU for the same page, and 11 % fewer bytes. */
const BEST_QUALITY = 10
/** Bodies that are sent this often are compressed again with the best quality. */
const IMPROVE_AFTER = 50
const GZIP_LEVEL = 6

function toBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

/** Compresses bytes for storage. Runs in zlib's thread pool, not on the main thread. */
export const pack = (bytes: Buffer): Promise<Buffer> => toBrotli(bytes, QUICK_QUALITY)

/** Reverses {@link pack}. */
export const unpack = (bytes: Buffer): Promise<Buffer> => decompressBrotli(bytes)

/**
 * The body of a stored page or file with its content codings (PERF-08). Each coding is created once, off the main thread, when it is first
 * requested. After `dropSource` only the Brotli form of the source remains, and other forms are created from it.
 */
export class EncodableBody {
  private readonly forms = new Map<ContentCoding, EncodedBody | Promise<EncodedBody>>()
  private readonly hash: string
  private source: Buffer | null
  private sent = 0

  /**
   * @param onResize Called when the body's memory size changes.
   * @param isBest Whether to compress with the best quality from the start, for what many pages share.
   */
  constructor(
    source: Buffer | string,
    private readonly onResize: () => void = () => undefined,
    private readonly isBest = false,
  ) {
    this.source = Buffer.from(source)
    this.hash = createHash('sha256').update(this.source).digest('base64url').slice(0, 22)
  }

  /** Memory of the body in bytes. */
  get size(): number {
    let size = this.source?.length ?? 0
    for (const form of this.forms.values()) if ('bytes' in form && form.bytes !== this.source) size += form.bytes.length
    return size
  }

  /** Returns the body in a coding: at once if it exists, otherwise a promise. Counts as sent. */
  encode(coding: ContentCoding): EncodedBody | Promise<EncodedBody> {
    this.sent += 1
    // if it fails, the existing form remains valid
    if (this.sent === IMPROVE_AFTER && !this.isBest) this.improve().catch(() => undefined)
    const known = this.forms.get(coding)
    if (known) return known
    const made = this.make(coding)
    this.forms.set(coding, made)
    made.then(
      (form) => this.keep(form),
      () => this.forms.delete(coding),
    )
    return made
  }

  /** Keeps only the Brotli form, from which the source can be restored. */
  async dropSource(): Promise<void> {
    await this.encode('br')
    this.source = null
    this.forms.delete('identity')
    this.onResize()
  }

  /** Restores the source. */
  async read(): Promise<Buffer> {
    if (this.source) return this.source
    const packed = await this.forms.get('br')
    if (!packed) throw new Error('The body has neither a source nor a Brotli form.')
    return unpack(packed.bytes)
  }

  private keep(form: EncodedBody): void {
    // without a source, the uncompressed form is restored for each request, because hardly any client asks for it
    if (form.coding === 'identity' && this.source === null) this.forms.delete('identity')
    else this.forms.set(form.coding, form)
    this.onResize()
  }

  private async make(coding: ContentCoding): Promise<EncodedBody> {
    const source = await this.read()
    if (coding === 'identity') return { coding, bytes: source, etag: `"${this.hash}"` }
    const bytes =
      coding === 'br'
        ? await toBrotli(source, this.isBest ? BEST_QUALITY : QUICK_QUALITY)
        : await compressGzip(source, { level: GZIP_LEVEL })
    return { coding, bytes, etag: `"${this.hash}-${coding}"` }
  }

  private async improve(): Promise<void> {
    const bytes = await toBrotli(await this.read(), BEST_QUALITY)
    // different bytes need a different strong validator
    this.keep({ coding: 'br', bytes, etag: `"${this.hash}-br2"` })
  }
}
