import type { CollectionBeforeValidateHook } from 'payload'
import { refusal } from '@collections/shared/refusal'
import { explainMissing } from '@/domain/blocks/missing-reference'
import { idOf } from '@/domain/json/id-of'
import { mayReadRelease } from '@/server/content/share-link'

/** Refuses a link to a release that the person may not read themselves: it changes a site that is not theirs (EDT-20, SEC-01). */
export const refuseHiddenRelease: CollectionBeforeValidateHook = async ({ data, req }) => {
  const release = idOf(data?.release)
  // the form hides one of the two fields, whose own check is then left out
  if (release !== null && idOf(data?.page) !== null)
    throw refusal('share-links', [{ path: 'page', message: 'Choose a page or a release, not both.' }])
  if (release !== null && req.user && !(await mayReadRelease(req, release)))
    throw refusal('share-links', [{ path: 'release', message: explainMissing('releases', {}) }])
  return data
}
