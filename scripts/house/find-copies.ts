/** A run of significant lines that occurs twice. */
export type Copy = { lines: number; first: string; second: string }

type Line = { text: string; number: number }

const IGNORED = /^(import\b|export \* from|\/\/|\/?\*|[\s()[\]{}<>,;/]*$)/

/**
 * Finds runs of at least `least` equal lines, within a file or between two. Indentation, blank lines, comments, imports and lines with only
 * brackets don't count.
 */
export function findCopies(files: readonly { name: string; text: string }[], least = 6): Copy[] {
  const seen = new Map<string, { name: string; index: number; number: number }>()
  const copies: Copy[] = []
  for (const { name, text } of files) {
    const lines = listSignificantLines(text)
    let runEnd = -1
    for (let index = 0; index + least <= lines.length; index += 1) {
      const window = lines.slice(index, index + least)
      const key = window.map((line) => line.text).join('\n')
      const number = window[0]?.number ?? 0
      const earlier = seen.get(key)
      if (!earlier) seen.set(key, { name, index, number })
      else if (earlier.name !== name || index - earlier.index >= least) {
        if (index > runEnd) copies.push({ lines: least, first: `${earlier.name}:${earlier.number}`, second: `${name}:${number}` })
        else extendLast(copies)
        runEnd = index + 1
      }
    }
  }
  return copies
}

function extendLast(copies: Copy[]): void {
  const last = copies.at(-1)
  if (last) last.lines += 1
}

function listSignificantLines(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => !IGNORED.test(line.text))
}
