/** A spinning ring beside a text. It does not move when the visitor prefers reduced motion. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent forced-colors:border-[ButtonText] forced-colors:border-r-[Canvas]"
    />
  )
}
