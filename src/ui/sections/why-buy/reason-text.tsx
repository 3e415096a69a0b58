type Props = { title: string; text: string; look: string }

/** A reason's text beside its icon. `look` is the class of its title. */
export function ReasonText({ title, text, look }: Props) {
  return (
    <div className="min-w-0">
      <h3 className={look}>{title}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
    </div>
  )
}
