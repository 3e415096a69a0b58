'use client'

import { useAllFormFields, useDocumentEvents, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import type { FormHost } from './open-session'
import type { Values, Version } from './saver'

/** Returns what an open form provides to its session. */
export function useFormHost(): FormHost {
  const { getFields, setModified } = useForm()
  const info = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { reportUpdate } = useDocumentEvents()
  const [, dispatch] = useAllFormFields()
  const { id, collectionSlug = '', data, docPermissions, mostRecentVersionIsAutosaved } = info

  const drawState = async (values: Values) => {
    const answer = await getFormState({
      id,
      collectionSlug,
      data: { ...data, ...values },
      docPermissions: docPermissions ?? { fields: true },
      docPreferences: await info.getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    return 'state' in answer && answer.state ? answer.state : null
  }

  const noteStored = ({ updatedAt, values }: Version) => {
    info.setLastUpdateTime(Date.parse(updatedAt))
    if (!mostRecentVersionIsAutosaved) {
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(true)
      info.setUnpublishedVersionCount((count) => count + 1)
    }
    const doc = { ...data, ...values, id: id ?? '', updatedAt }
    reportUpdate({ id, doc, entitySlug: collectionSlug, operation: 'update', updatedAt })
  }
  return { getFields, setModified, dispatch, drawState, noteStored }
}
