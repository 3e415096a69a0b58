import { useEffect, useRef } from 'react'
import { Alert, ErrorSummary } from '@/ui/primitives/alert'

type FormProblemsProps = { formId: string; id?: string; failure: string | null; problems: Record<string, string> }

/** Error summary at the top of a form, with links to the fields. Takes the focus, because on phones the pressed button is far below. */
export function FormProblems({ formId, id = `${formId}-problems`, failure, problems }: FormProblemsProps) {
  const isFirst = useRef(true)
  useEffect(() => {
    // Don't move the focus on a freshly loaded page.
    if (!isFirst.current) document.getElementById(id)?.focus()
    isFirst.current = false
  }, [id, failure, problems])
  const listed = Object.entries(problems).map(([name, message]) => ({ fieldId: `${formId}-${name}`, message }))
  if (listed.length > 0) return <ErrorSummary id={id} problems={listed} />
  return failure === null ? null : <Alert id={id} tone="bad" title={failure} />
}
