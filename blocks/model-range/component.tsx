import { isSameMake } from '@/domain/models/make-name'
import { filterByBody, listBodyChoices, readBody, toBodyRows } from '@/domain/models/body-filter'
import { groupRange, toModelCard } from '@/domain/models/model-card'
import type { RangeModel } from '@/domain/models/model'
import type { Tenant } from '@/domain/tenant/tenant'
import { toTestDriveHref } from '@/domain/models/test-drive-href'
import { findRange } from '@/server/models/find-range'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { ModelRange } from '@/ui/sections/model-range'
import type { BlockProps } from '../types'

type ViewProps = {
  heading: string
  text: string | null
  models: readonly RangeModel[]
  body: string | null
  level: 1 | 2
  switches: Pick<Tenant['switches'], 'rangeCardFromPrice' | 'configLinks'>
}

export function ModelRangeView({ heading, text, models, body, level, switches }: ViewProps) {
  const chosen = readBody(body, models)
  const { onSale, coming } = groupRange(filterByBody(models, chosen))
  const toCard = (model: RangeModel) => toModelCard(model, 'range', switches.rangeCardFromPrice)
  return (
    <ModelRange
      heading={heading}
      text={text}
      level={level}
      rows={toBodyRows(listBodyChoices(models, chosen))}
      onSale={onSale.map(toCard)}
      coming={coming.map(toCard)}
      actions={{
        onSale: ({ title }) => ({ label: 'Book a test drive', href: toTestDriveHref(switches.configLinks.testDrive, title) }),
        coming: () => ({ label: 'Register interest', href: switches.configLinks.contact }),
      }}
    />
  )
}

export async function ModelRangeBlock({ block, site }: BlockProps<'modelRange'>) {
  const { tenant, place, page } = site
  const make = block.make?.trim()
  const range = (await findRange(tenant.id)).filter((model) => !make || isSameMake(model.make, make))
  const models = await fillTexts(range, textContextOf(site))
  const { heading, text } = block
  const level = place.isFirst ? 1 : 2
  return (
    <ModelRangeView
      heading={heading}
      text={text ?? null}
      models={models}
      body={page?.body ?? null}
      level={level}
      switches={tenant.switches}
    />
  )
}
