'use client'

import { useRef, useState } from 'react'
import type { NewPicture } from '@/domain/vehicle/editing/picture-list'
import type { FileUpload } from '@/domain/vehicle/editing/upload-list'
import type { UploadPicture } from './upload-picture'

/** The server makes smaller sizes of each picture, so that more at once would only queue there. */
const AT_ONCE = 2

/**
 * Uploads chosen files, a few at once. `onAdded` receives them in the order in which they were chosen, as soon as all before them are
 * settled; refused ones stay listed with their reason.
 */
export function useUploads(upload: UploadPicture, onAdded: (pictures: NewPicture[]) => void) {
  const [uploads, setUploads] = useState<FileUpload[]>([])
  const batch = useRef(0)
  const change = (key: string, part: Partial<FileUpload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const start = async (files: readonly File[]) => {
    batch.current += 1
    const keys = files.map((_, at) => `${batch.current}-${at}`)
    const started = files.map(({ name }, at) => ({ key: keys[at] ?? name, name, progress: 0, problem: null, isDone: false }))
    setUploads((now) => [...now.filter(({ isDone, problem }) => !isDone && problem === null), ...started])
    const waiting = [...files.entries()]
    const settled = new Map<number, NewPicture | null>()
    let handedOver = 0
    const handOver = () => {
      const ready: NewPicture[] = []
      for (let picture = settled.get(handedOver); picture !== undefined; picture = settled.get(handedOver)) {
        if (picture !== null) ready.push(picture)
        handedOver += 1
      }
      if (ready.length > 0) onAdded(ready)
    }
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, file] = next
        const key = keys[at] ?? file.name
        const answer = await upload(file, (progress) => change(key, { progress }))
        change(key, answer.kind === 'added' ? { isDone: true, progress: 1 } : { problem: answer.problem })
        settled.set(at, answer.kind === 'added' ? answer.picture : null)
        handOver()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  const dismiss = (key: string) => setUploads((now) => now.filter((one) => one.key !== key))
  return { uploads, start, dismiss }
}
