import type { CustomComponent } from 'payload'
import type { ReleasedPart } from '@/domain/editing/release/release-item'

/** The button that adds settings to a release as the form contains them, because they have no drafts (EDT-20). */
export function addToRelease(...parts: ReleasedPart[]): CustomComponent {
  return { path: '@/features/releases/add-to-release#AddToRelease', clientProps: { parts } }
}
