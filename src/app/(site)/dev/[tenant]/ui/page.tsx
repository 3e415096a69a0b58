import { notFound } from 'next/navigation'
import { findTenant } from '@/server/tenant/find-tenant'
import { PRIMITIVES } from '@/ui/examples/example'
import { primitiveExamples } from '@/ui/examples/examples'
import { subtreeSchemes } from '@/ui/theme/subtree-schemes'
import { ToastHost } from '@/ui/primitives/toast/toast-host'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string }> }
type Scheme = 'light' | 'dark'

function Sections({ scheme }: { scheme: Scheme | null }) {
  return (
    <div data-scheme={scheme ?? undefined} className="min-w-0 flex-1">
      {PRIMITIVES.map((primitive) => (
        <section
          key={primitive}
          aria-label={scheme ? `${primitive}, ${scheme}` : primitive}
          data-primitive={primitive}
          className="border-b border-line px-4 py-8 md:px-8"
        >
          <h2 className="mb-5 type-h3 capitalize">{primitive}</h2>
          <div className="grid gap-7">
            {primitiveExamples[primitive].map(({ name, draw }, index) => (
              <div key={name} className="min-w-0">
                <p className="mb-3 text-sm/5 text-ink-soft">{name}</p>
                {draw(`${scheme ?? 'only'}-${primitive}-${index}`)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Every primitive in every state in a tenant's design. Both schemes are shown side by side if its template has two. */
export default async function UiPage({ params }: Props) {
  const tenant = await findTenant((await params).tenant)
  if (!tenant) notFound()
  const schemes = subtreeSchemes(tenant.tokens)
  return (
    <>
      {schemes && <style dangerouslySetInnerHTML={{ __html: schemes }} />}
      <div className="border-b border-line px-4 py-6 md:px-8">
        <h1 className="type-h2">Primitives of {tenant.name}</h1>
      </div>
      <div className="mx-auto flex max-w-[1600px] max-lg:flex-col">
        {schemes ? (
          <>
            <Sections scheme="light" />
            <Sections scheme="dark" />
          </>
        ) : (
          <Sections scheme={null} />
        )}
      </div>
      <ToastHost />
    </>
  )
}
