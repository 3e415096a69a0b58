export function leaveOutStillParts(html: string): { html: string; emptied: string[] }
export function readStillPart(html: string, name: string): string | null
