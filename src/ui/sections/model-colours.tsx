import { useId } from 'react'
import type { PanelPicture } from './picture-panel/panel-picture'
import { Picture } from '../primitives/picture/picture'

export type ColourView = { name: string; hex: string; picture: PanelPicture | null }

/** A vehicle in its colours. Radio buttons show the selected picture by CSS, so it needs no JavaScript. */
export function ModelColours({ heading, colours }: { heading: string; colours: readonly ColourView[] }) {
  const group = useId()
  if (colours.length === 0) return null
  return (
    <section className="model-colours-ground py-(--fc-section-now)">
      <fieldset className="wrap min-w-0">
        <legend className="type-h2">{heading}</legend>
        <div className="relative mt-6 flex flex-wrap justify-center gap-3 pt-[min(62vw,600px)]">
          {colours.map(({ name, hex, picture }, index) => (
            <label key={name} className="cursor-pointer">
              <input type="radio" name={group} defaultChecked={index === 0} className="peer sr-only" />
              <span
                className="grid size-12 place-items-center rounded-full border border-line bg-surface p-1 peer-checked:border-2 peer-checked:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus md:size-16"
                aria-hidden="true"
              >
                <span className="size-full rounded-full border border-line forced-color-adjust-none" style={{ backgroundColor: hex }} />
              </span>
              <span className="sr-only">{name}</span>
              <span
                aria-hidden="true"
                className="pointer-events-none invisible absolute inset-x-0 top-0 flex h-[min(60vw,580px)] flex-col items-center opacity-0 transition-opacity duration-300 peer-checked:visible peer-checked:opacity-100 motion-reduce:transition-none"
              >
                <span className="text-ink-soft md:self-end">{name}</span>
                {picture && (
                  <Picture
                    alt=""
                    src={picture.url}
                    sizes="(min-width: 901px) 60vw, 100vw"
                    width={picture.width}
                    height={picture.height}
                    className="min-h-0 w-full flex-1 object-contain"
                  />
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  )
}
