import { findBlockModel } from '@/server/models/find-range'
import { toFacts } from '@/ui/fact-list/to-facts'
import { ModelStory } from '@/ui/model-story/model-story'
import type { BlockProps } from '../types'

export async function ModelStoryBlock({ block, site: { tenant, page } }: BlockProps<'modelStory'>) {
  const model = await findBlockModel(tenant.id, block.model, page?.modelId)
  if (!model) return null
  return (
    <ModelStory
      heading={block.heading || model.shortDescription}
      figures={toFacts(block.figures)}
      stories={block.hasStories === false ? [] : model.stories}
      variant={tenant.layout.card}
    />
  )
}
