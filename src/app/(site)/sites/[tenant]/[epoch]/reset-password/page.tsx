import { type AccountPageProps, RelatedLink, readAccountPage, toHiddenFields } from '@/app/account/account-page'
import { AccountForm } from '@/features/shopper/account-form'
import { AccountPage } from '@/ui/pages/account-page'
import { Alert } from '@/ui/primitives/alert'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

// The address has the token from the mail and must not leak as referrer. Not `no-referrer`: the browser would then hide the origin when it
// sends the form.
export const generateMetadata = describeStandardPage({
  path: '/reset-password',
  title: 'Set a new password',
  describe: ({ name }) => `Set a new password for your account at ${name}.`,
  referrer: 'strict-origin',
})

export default async function ResetPasswordPage(props: AccountPageProps) {
  const { wish, typed } = await readAccountPage(props)
  const { token, isSent, problem, isExpired, query } = wish
  if (token !== null && !isExpired)
    return (
      <AccountPage title="Set a new password" text="Choose a password you don’t use anywhere else." back="/sign-in">
        <AccountForm kind="reset-password" hidden={{ token }} problem={problem} typed={typed} />
      </AccountPage>
    )
  return (
    <AccountPage title="Forgot your password?" text="We’ll email you a link to set a new one." back={`/sign-in${query}`}>
      {isSent ? (
        <Alert tone="good" title="Check your email">
          <p>If there’s an account with that email, a link is on its way. It works for an hour.</p>
        </Alert>
      ) : (
        <AccountForm kind="forgot-password" hidden={toHiddenFields(wish)} problem={problem} typed={typed} />
      )}
      <p className="mt-6">
        <RelatedLink href={`/sign-in${query}`}>Back to sign in</RelatedLink>
      </p>
    </AccountPage>
  )
}
