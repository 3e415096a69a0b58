import { expect, test } from 'vitest'
import { isSnap21Rating } from './snap21'

test.each([
  [{ rating: 4.8, stars: 5 }, true],
  [{ rating: 0, stars: 0 }, true],
  [{ rating: 5.1, stars: 5 }, false],
  [{ rating: '4.8', stars: 5 }, false],
  [{ rating: 4.8 }, false],
  [{ rating: Number.NaN, stars: 1 }, false],
  [null, false],
  ['4.8', false],
])('API-07: %j is a valid rating: %s', (answer, isRating) => expect(isSnap21Rating(answer)).toBe(isRating))
