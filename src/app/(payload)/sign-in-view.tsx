import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL, getSafeRedirect } from 'payload/shared'
import { StaffSignIn } from '@/features/staff-account/staff-sign-in'
import { AdminLogo } from './brand'

/** The admin's sign-in page. It replaces Payload's, which does not support a second factor (SEC-15). */
export function SignInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  const target = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <main>
      <div className="login__brand">
        <AdminLogo />
      </div>
      <StaffSignIn redirect={target} forgotPath={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })} />
    </main>
  )
}
