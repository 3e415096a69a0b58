import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Snap21Rating } from '@/domain/locations/reviews/snap21'
import type { Snap21 } from '@/server/reviews/port'

export type OpenedSnap21 = {
  snap21: Snap21
  /** What the provider returns for organisation 77. */ known: Snap21Rating | null
  close: () => Promise<void>
}

/** Describes the contract of every provider of an organisation's rating. */
export function describeSnap21(name: string, open: () => Promise<OpenedSnap21>): void {
  describe(`the contract of Snap 21 on ${name}`, () => {
    let opened: OpenedSnap21
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test("REV-10: an organisation's rating and its stars, and nothing else", async () => {
      expect(await opened.snap21.findRating('77')).toEqual(opened.known)
    })

    test.each(['78', '', '77&orgId=78', '../77'])('REV-10: %j has no rating', async (orgId) => {
      expect(await opened.snap21.findRating(orgId)).toBeNull()
    })
  })
}
