import type { OpenText } from '@/domain/locations/hours/open-plan'

const COLOURS: Record<OpenText['kind'], string> = { open: 'text-good', soon: 'text-good', closed: 'text-bad' }

/** The opening status as text with a coloured dot. `kind` is null for a text that applies all day, such as today's hours. */
export function OpeningStatus({ kind, text }: { kind: OpenText['kind'] | null; text: string }) {
  if (text === '') return null
  return (
    <span className={`inline-flex items-baseline gap-2 font-strong ${kind === null ? 'text-ink-soft' : COLOURS[kind]}`}>
      {kind !== null && (
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full bg-current forced-colors:bg-[CanvasText] ${kind === 'soon' ? 'ring-2 ring-good/30' : ''}`}
        />
      )}
      {text}
    </span>
  )
}
