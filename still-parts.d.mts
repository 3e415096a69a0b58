export function leaveOutStillParts(html: string): string
