import { Button } from '@/ui/primitives/button/button'

export type NoticeProps = {
  children: React.ReactNode
  /** Address where the content can be opened directly. */
  href?: string
  back?: () => void
}

/** Error message over the stage, with a link or a button to continue. */
export function Notice({ children, href, back }: NoticeProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 bg-tint/90 p-6 text-center text-ink"
    >
      <p className="max-w-sm text-base/6 font-strong">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {back && (
          <Button size="small" variant="outline" onClick={back}>
            See the photos
          </Button>
        )}
        {href !== undefined && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Open it in a new tab
          </a>
        )}
      </div>
    </div>
  )
}
