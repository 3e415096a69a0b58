import { type AccountPageProps, RelatedLink, readAccountPage, toHiddenFields } from '@/app/account/account-page'
import { JustIn } from '@/app/content/just-in'
import { FAVOURITES_HREF } from '@/domain/vehicle/compare-cars'
import type { Tenant } from '@/domain/tenant/tenant'
import { AccountForm } from '@/features/shopper/account-form'
import { AccountPage } from '@/ui/pages/account-page'
import { Alert } from '@/ui/primitives/alert'
import { readSite } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { findSiteWords, type StockWords } from '@/domain/vehicle/kinds/kinds'

export const generateMetadata = describeStandardPage({
  path: '/sign-in',
  title: 'Sign in',
  describe: ({ name }, { many }) => `Sign in at ${name} to save ${many} and see your enquiries on every device.`,
})

const toReasons = ({ one, many }: StockWords): Partial<Record<string, string>> => ({
  watchlist: `Sign in to save ${many} and see them on every device.`,
  checkout: `Sign in to reserve or buy this ${one}.`,
  finance: `Sign in to see finance options for this ${one}.`,
  'finance-page': 'Sign in to see finance options and apply.',
  'my-garage': `Sign in to see your saved ${many}, enquiries and reservations.`,
})

/** On a site without accounts, pages that require sign-in redirect here: this says so and offers links (TEN-07). */
function NoAccounts({ tenant, now }: { tenant: Tenant; now: number }) {
  const keeps = tenant.switches.storeFavourites
  return (
    <>
      <AccountPage
        title="No account needed"
        text={`You don’t need to sign in at ${tenant.name}. ${keeps ? 'This device remembers your favourites.' : 'Everything here is open to you.'}`}
        back="/"
      >
        <p className="flex flex-wrap gap-x-8">
          <RelatedLink href={tenant.switches.configLinks.allStock}>See all {tenant.switches.stockCountLabel.toLowerCase()}</RelatedLink>
          {keeps && <RelatedLink href={FAVOURITES_HREF}>Your favourites on this device</RelatedLink>}
          <RelatedLink href="/contact">Contact us</RelatedLink>
        </p>
      </AccountPage>
      <JustIn tenant={tenant} now={now} />
    </>
  )
}

export default async function SignInPage(props: AccountPageProps) {
  const site = await readSite(props.params)
  if (!site.tenant.switches.authentication) return <NoAccounts {...site} />
  const { tenant, wish, typed } = await readAccountPage(props)
  const words = findSiteWords(tenant.switches)
  return (
    <AccountPage title="Sign in" text={toReasons(words)[wish.type] ?? `Welcome back to ${tenant.name}.`} back={wish.back} saved={words}>
      {wish.signedUp && wish.problem === null && (
        <div className="mb-6">
          <Alert tone="good" title="Thank you">
            <p>{wish.signedUp}</p>
          </Alert>
        </div>
      )}
      <AccountForm kind="sign-in" hidden={toHiddenFields(wish)} problem={wish.problem} typed={typed} />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <RelatedLink href={`/sign-up${wish.query}`}>Create an account</RelatedLink>
        <RelatedLink href={`/reset-password${wish.query}`}>Forgot your password?</RelatedLink>
      </p>
    </AccountPage>
  )
}
