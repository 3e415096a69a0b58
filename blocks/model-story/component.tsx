import { findBlockModel } from '@/server/models/find-range'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { toFacts } from '@/ui/primitives/fact-list/to-facts'
import { ModelStory } from '@/ui/sections/model-story/model-story'
import type { BlockProps } from '../types'

export async function ModelStoryBlock({ block, site }: BlockProps<'modelStory'>) {
  const { tenant, page } = site
  const found = await findBlockModel(tenant.id, block.model, page?.modelId)
  if (!found) return null
  const model = await fillTexts(found, textContextOf(site))
  return (
    <ModelStory
      heading={block.heading || model.shortDescription}
      figures={toFacts(block.figures)}
      stories={block.hasStories === false ? [] : model.stories}
      variant={tenant.layout.card}
    />
  )
}
