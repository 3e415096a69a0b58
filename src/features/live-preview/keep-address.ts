import type { ServerFunctionsContext } from '@payloadcms/ui'
import type { ContextType } from 'react'

type GetFormState = NonNullable<ContextType<typeof ServerFunctionsContext>>['getFormState']

let shown: string | undefined

/** Remembers the preview address of the open form. */
export function noteShownAddress(url: unknown): void {
  if (typeof url === 'string' && url !== '') shown = url
}

/**
 * Adds the shown preview address to an answer that should have one and has none. Such an answer was refused, because the session ended, or was
 * dropped, because rows moved meanwhile. Payload would then close the preview and store that for good, as if the person had closed it (ADM-02).
 */
export function keepAddress(getFormState: GetFormState): GetFormState {
  return async (args) => {
    const answer = await getFormState(args)
    const isMissing = args.returnLivePreviewURL === true && !('livePreviewURL' in answer && answer.livePreviewURL)
    return isMissing && shown !== undefined ? Object.assign({ ...answer }, { livePreviewURL: shown }) : answer
  }
}
