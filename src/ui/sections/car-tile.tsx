import type { ReactNode } from 'react'
import { Picture } from '@/ui/primitives/picture/picture'

type CarTileProps = {
  href: string
  name: string
  photo: string | null
  /** CSS `object-position` of the photo's focal point. */
  position?: string | undefined
  /** Below the name. */
  children?: ReactNode
}

/** A vehicle in small: its picture and its name, which link to its page. */
export function CarTile({ href, name, photo, position, children }: CarTileProps) {
  return (
    <>
      <a href={href} className="group block">
        <span className="block aspect-3/2 overflow-hidden rounded-card bg-tint">
          {photo && (
            <Picture
              src={photo}
              alt=""
              width={600}
              height={400}
              sizes="(min-width: 901px) 300px, 45vw"
              position={position}
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="mt-2 block font-strong underline-offset-4 group-hover:underline">{name}</span>
      </a>
      {children}
    </>
  )
}
