/** A turning ring beside the words that say what is under way. Where motion is not wanted it stands still. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent forced-colors:border-[ButtonText] forced-colors:border-r-[Canvas]"
    />
  )
}
