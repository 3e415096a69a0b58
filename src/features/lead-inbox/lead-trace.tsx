export function LeadTrace() { return null }
