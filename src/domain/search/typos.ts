/** The minimum word lengths for one and two typos. Meilisearch has the same settings. */
export const MIN_WORD_SIZE_FOR_TYPOS = { oneTypo: 4, twoTypos: 8 } as const

/** Returns how many typos a query word may have: none in numbers, and one fewer per seam when it was joined from several words. */
export function countAllowedTypos(word: string, seams = 0): 0 | 1 | 2 {
  if (/^\p{N}+$/u.test(word)) return 0
  const { oneTypo, twoTypos } = MIN_WORD_SIZE_FOR_TYPOS
  const allowed = (word.length >= twoTypos ? 2 : word.length >= oneTypo ? 1 : 0) - seams
  return allowed >= 2 ? 2 : allowed === 1 ? 1 : 0
}

/**
 * Counts the typos between a query word and a document's word, or a prefix of it when `asPrefix`. Insertions, deletions, substitutions and
 * swaps of neighbours count one each, a wrong first letter one more.
 */
export function countTypos(queried: string, word: string, asPrefix: boolean): number {
  const distance = measureDistance(queried, word, asPrefix)
  return distance > 0 && queried[0] !== word[0] ? distance + 1 : distance
}

/** Optimal string alignment distance, row by row. */
function measureDistance(queried: string, word: string, asPrefix: boolean): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= queried.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = queried[row - 1] === word[column - 1]
      const isSwap = row > 1 && column > 1 && queried[row - 1] === word[column - 2] && queried[row - 2] === word[column - 1]
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return asPrefix ? Math.min(...last) : at(last, word.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

/**
 * Folds the letters and digits of a word into 31 bits; 0-9 share bits 26 to 30. Words within n typos differ in at most n bits either way.
 */
export function toLetterBits(word: string): number {
  let bits = 0
  for (const letter of word) {
    const code = letter.charCodeAt(0)
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97)
    else if (code >= 48 && code <= 57) bits |= 1 << (26 + ((code - 48) % 5))
  }
  return bits
}
