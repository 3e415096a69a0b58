import { type FocalPoint, toObjectPosition } from '@/domain/vehicle/focal-point'
import { Picture } from '../primitives/picture/picture'

export type NewsView = {
  id: number
  href: string
  title: string
  summary: string | null
  picture: { url: string; width: number; height: number; focal?: FocalPoint } | null
  /** '3 Sep 2027', and the same as an ISO date. */
  date: { text: string; iso: string } | null
}

/** Articles as cards, each with one link (CMS-07). One or two articles are as wide as a row of two. */
export function NewsList({ articles, level }: { articles: readonly NewsView[]; level: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={`gap-x-6 gap-y-10 ${articles.length > 2 ? 'grid-thirds' : 'grid sm:grid-cols-2'}`}>
      {articles.map(({ id, href, title, summary, picture, date }) => (
        <li key={id}>
          <article className="group relative">
            <div className="mb-4 aspect-3/2 overflow-hidden rounded-card bg-tint">
              {picture && (
                <Picture
                  src={picture.url}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  position={picture.focal && toObjectPosition(picture.focal)}
                  sizes={articles.length > 2 ? '(min-width: 901px) 33vw, 100vw' : '(min-width: 640px) 50vw, 100vw'}
                  className="size-full object-cover"
                />
              )}
            </div>
            {date && (
              <time dateTime={date.iso} className="text-[0.9375rem]/6 text-ink-soft">
                {date.text}
              </time>
            )}
            <Title className="mt-1 type-h3">
              <a href={href} className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0">
                {title}
              </a>
            </Title>
            {summary && <p className="mt-2 text-ink-soft">{summary}</p>}
          </article>
        </li>
      ))}
    </ul>
  )
}
