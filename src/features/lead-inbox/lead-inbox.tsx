export function LeadInbox(_: { userId: number; leadPath: string; locations: { value: string; label: string }[] }) { return null }
