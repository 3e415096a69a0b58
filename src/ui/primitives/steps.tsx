export type StepView = { title: string; text: string | null }

/** Numbered steps in a row, stacked on a phone. On a tablet, three fill one row and others rows of two. */
export function Steps({ steps }: { steps: readonly StepView[] }) {
  const columns = steps.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none'
  return (
    <ol className={`grid gap-x-8 gap-y-8 ${columns}`}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="steps-step border-brand pt-4">
          <p aria-hidden="true" className="type-h2 text-ink-soft">
            {index + 1}
          </p>
          <h3 className="mt-2 type-h3">{title}</h3>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
