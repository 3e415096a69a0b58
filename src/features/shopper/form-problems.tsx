import { useEffect, useRef } from 'react'
import { Alert, ErrorSummary } from '@/ui/primitives/alert'

type FormProblemsProps = { formId: string; id?: string; failure: string | null; problems: Record<string, string> }

/**
 * What is wrong with a form, on top of it: each problem of a field leads to it. It takes the focus, for on a phone the button that was pressed is far
 * below it.
 */
export function FormProblems({ formId, id = `${formId}-problems`, failure, problems }: FormProblemsProps) {
  const isFirst = useRef(true)
  useEffect(() => {
    // what stands on a page that has just come is read in its order
    if (!isFirst.current) document.getElementById(id)?.focus()
    isFirst.current = false
  }, [id, failure, problems])
  const listed = Object.entries(problems).map(([name, message]) => ({ fieldId: `${formId}-${name}`, message }))
  if (listed.length > 0) return <ErrorSummary id={id} problems={listed} />
  return failure === null ? null : <Alert id={id} tone="bad" title={failure} />
}
