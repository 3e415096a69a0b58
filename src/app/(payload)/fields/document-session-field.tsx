'use client'

import { DocumentSession } from '@/features/admin-form/session/document-session'
import { StaffSignIn } from '@/features/staff-account/staff-sign-in'

/** In each form of a site's documents: saves, merges, presence, and signing in in place when the session has ended (EDT-01, EDT-02). */
export function DocumentSessionField({ savesItself }: { savesItself: boolean }) {
  return (
    <DocumentSession
      savesItself={savesItself}
      signIn={(onDone) => <StaffSignIn redirect="" forgotPath="/admin/forgot" onDone={onDone} />}
    />
  )
}
