import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { explainMissing } from '@/domain/blocks/missing-reference'
import { idOf } from '@/domain/json/id-of'
import { mayReadRelease } from '@/server/content/share-link'

/** Refuses a link to a release that the person may not read themselves: it changes a site that is not theirs (EDT-20, SEC-01). */
export const refuseHiddenRelease: CollectionBeforeValidateHook = async ({ data, req }) => {
  const release = idOf(data?.release)
  if (release !== null && req.user && !(await mayReadRelease(req, release)))
    throw refusal('share-links', [{ path: 'release', message: explainMissing('releases', {}) }])
  return data
}
