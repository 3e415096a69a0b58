import { Alert, ErrorSummary } from '@/ui/alert/alert'

type FormProblemsProps = { formId: string; failure: string | null; problems: Record<string, string> }

/** What is wrong with a form, on top of it: each problem of a field leads to it. */
export function FormProblems({ formId, failure, problems }: FormProblemsProps) {
  const listed = Object.entries(problems).map(([name, message]) => ({ fieldId: `${formId}-${name}`, message }))
  if (listed.length > 0) return <ErrorSummary problems={listed} />
  return failure === null ? null : <Alert tone="bad" title={failure} />
}
