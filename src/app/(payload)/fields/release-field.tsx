import type { UIFieldServerProps } from 'payload'
import { ReleaseForm } from '@/features/releases/release-panel'
import { describeRelease } from '@/server/editing/releases/describe-release'

/** In the form of a saved release: its items, its state and what can be done with it (EDT-20). */
export async function ReleaseField({ id, req, payload, user }: UIFieldServerProps) {
  if (id === undefined) return <p>Save the release first. Then add the changes that go live together.</p>
  const readable = await payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true, overrideAccess: false, user })
  const release = readable && (await payload.findByID({ collection: 'releases', id, depth: 0, disableErrors: true }))
  return release ? <ReleaseForm key={release.updatedAt} initial={await describeRelease(req, release)} /> : null
}
