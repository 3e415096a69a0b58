type Values = Record<string, unknown>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (!isRecord(value)) return value
  // a row's id is its own; a rich text keeps what it holds
  if ('root' in value) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : [[key, copyValue(part)]])))
}

/** A block to be put elsewhere: the same content, without the ids that belong to the rows of its page (ADM-13). */
export function copyBlock(block: Readonly<Values>): Values {
  const copy = copyValue(block)
  return isRecord(copy) ? copy : {}
}

/** What a block is called in a list: its type in words, and the heading that somebody gave it. */
export function nameBlock(block: Readonly<Values>, place: number): string {
  const type = String(block.blockType ?? 'block')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  const named = [block.blockName, block.heading, block.title].find((value) => typeof value === 'string' && value.trim() !== '')
  const words = `${place + 1}. ${type.charAt(0).toUpperCase()}${type.slice(1)}`
  return typeof named === 'string' ? `${words}: ${named.trim().slice(0, 40)}` : words
}
