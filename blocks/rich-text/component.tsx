import { Prose } from '@/ui/primitives/prose'
import type { BlockProps } from '../types'

export function RichTextBlock({ block }: BlockProps<'richText'>) {
  return (
    <section className="wrap section">
      <div className={block.width === 'full' ? '' : 'max-w-[46rem]'}>
        <Prose content={block.content} />
      </div>
    </section>
  )
}
