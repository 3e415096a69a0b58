import { type AccountPageProps, RelatedLink, readAccountPage, toHiddenFields } from '@/app/account/account-page'
import { writeNotice } from '@/domain/leads/form/consent'
import { AccountForm } from '@/features/shopper/account-form'
import { AccountPage } from '@/ui/pages/account-page'
import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

export const generateMetadata = describeStandardPage({
  path: '/sign-up',
  title: 'Create an account',
  describe: ({ name }, { many }) => `Create an account at ${name} to save the ${many} you like.`,
})

export default async function SignUpPage(props: AccountPageProps) {
  const { tenant, wish, typed } = await readAccountPage(props)
  const words = findSiteWords(tenant.switches)
  return (
    <AccountPage title="Create an account" text={`Save the ${words.many} you like at ${tenant.name}.`} back={wish.back} saved={words}>
      <AccountForm kind="sign-up" hidden={toHiddenFields(wish)} problem={wish.problem} typed={typed} notice={writeNotice(tenant.name)} />
      <p className="mt-6">
        <RelatedLink href={`/sign-in${wish.query}`}>I already have an account</RelatedLink>
      </p>
    </AccountPage>
  )
}
