import { Button, LinkButton } from '@/ui/primitives/button/button'

export type ErrorViewProps = {
  /** Retries the page. Absent where a retry is impossible. */
  onRetry?: () => void
  /** The error's reference for support. */
  reference?: string
}

/** The page for an unexpected error: what happened, and what the visitor can do. */
export function ErrorView({ onRetry, reference }: ErrorViewProps) {
  return (
    <div className="wrap section">
      <h1 className="type-h1">Something went wrong on our side</h1>
      <p className="mt-4 max-w-[560px] text-lg/7 text-ink-soft">We couldn’t load this page. Please try again in a moment.</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        {onRetry && (
          <Button variant="action" size="large" onClick={onRetry}>
            Try again
          </Button>
        )}
        <LinkButton href="/" variant={onRetry ? 'text' : 'action'}>
          Go to the home page
        </LinkButton>
      </div>
      {reference && <p className="mt-8 text-sm/5 text-ink-soft">Reference: {reference}</p>}
    </div>
  )
}
