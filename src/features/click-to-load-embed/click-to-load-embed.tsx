'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EMBED_SANDBOX } from '@/domain/text/embed'
import { Icon } from '@/ui/primitives/icon/icon'

export type ClickToLoadEmbedProps = {
  kind: 'frame' | 'film' | 'file'
  src: string
  /** Title of the content, used as the label of the button and the iframe. */
  title: string
  /** The provider's name, such as 'YouTube'; null for a file. */
  owner: string | null
  /** Shown before the click. */
  children?: ReactNode
}

const FILL = 'absolute inset-0 h-full w-full'

function Opened({ kind, src, title }: ClickToLoadEmbedProps) {
  if (kind === 'file') return <video src={src} controls autoPlay playsInline aria-label={title} className={`${FILL} bg-black`} />
  const address = kind === 'film' ? `${src}?autoplay=1` : src
  return (
    <iframe
      src={address}
      title={title}
      sandbox={EMBED_SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      allow={kind === 'film' ? 'autoplay; fullscreen; picture-in-picture' : 'fullscreen'}
      className={`${FILL} border-0`}
    />
  )
}

/** Embeds another company's page after a click. Nothing is requested from it before. Without JavaScript it is a link. */
export function ClickToLoadEmbed(props: ClickToLoadEmbedProps) {
  const { kind, src, title, owner, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) container.current?.querySelector<HTMLElement>('iframe, video')?.focus()
  }, [isOpen])
  const isFilm = kind !== 'frame'
  return (
    <div ref={container} className={FILL}>
      {isOpen ? (
        <Opened {...props} />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)} className={`group ${FILL} cursor-pointer bg-brand-dark text-brand-dark-ink`}>
          {children}
          <span className="absolute inset-0 grid place-items-center bg-black/35 p-4 transition-quick group-hover:bg-black/25">
            <span className="flex max-w-full flex-col items-center gap-3 text-white">
              <span className="grid size-18 place-items-center rounded-full bg-white text-black">
                <Icon name={isFilm ? 'play' : 'zoom'} size={30} weight={isFilm ? 'fill' : 'regular'} />
              </span>
              <span className="rounded-control bg-black/70 px-3 py-1.5 text-center font-strong">
                {isFilm ? 'Play' : 'Show'}: {title}
                {owner && <span className="block text-sm/5 font-normal">Loads from {owner}</span>}
              </span>
            </span>
          </span>
        </button>
      )}
      <noscript>
        <a href={src} className="absolute right-3 bottom-3 z-10 rounded-control bg-white px-4 py-3 text-black underline">
          {title}
        </a>
      </noscript>
    </div>
  )
}
