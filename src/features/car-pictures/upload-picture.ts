import { explainPicture } from '@/domain/editing/upload-limits'
import { isRecord } from '@/domain/json/is-record'
import type { NewPicture } from '@/domain/vehicle/editing/picture-list'
import { readAdminProblem } from '../call-admin'

export type Uploaded = { kind: 'added'; picture: NewPicture } | { kind: 'refused'; problem: string }
export type UploadPicture = (file: File, onProgress: (share: number) => void) => Promise<Uploaded>

const LOST = 'The connection was lost. Choose this file again.'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readAnswer(status: number, json: unknown, name: string): Uploaded {
  const doc = isRecord(json) && isRecord(json.doc) ? json.doc : null
  if (status >= 200 && status < 300 && doc && typeof doc.url === 'string')
    return { kind: 'added', picture: { url: doc.url, thumbUrl: typeof doc.thumbnailURL === 'string' ? doc.thumbnailURL : null } }
  return {
    kind: 'refused',
    problem: readAdminProblem(json) ?? (status === 0 ? LOST : `“${name}” was not accepted. Choose another picture.`),
  }
}

/**
 * Returns a function that stores a file among the pictures of a site (EDT-14). Never throws: a file that cannot be a picture is refused
 * without a call, and every other failure becomes a reason.
 */
export function uploadTo(tenant: number, alt: string): UploadPicture {
  return (file, onProgress) => {
    const wrong = explainPicture(file)
    if (wrong !== null) return Promise.resolve({ kind: 'refused', problem: wrong })
    const body = new FormData()
    body.append('_payload', JSON.stringify({ alt, tenant }))
    body.append('file', file)
    return new Promise((resolve) => {
      // fetch does not tell how much has been sent
      const call = new XMLHttpRequest()
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      call.onloadend = () => resolve(readAnswer(call.status, parse(call.responseText), file.name))
      call.open('POST', '/api/media?depth=0')
      call.send(body)
    })
  }
}
