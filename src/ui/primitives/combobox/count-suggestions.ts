/** Returns the words that announce the number of suggestions to screen readers. */
export const countSuggestions = (count: number): string => (count === 1 ? '1 suggestion' : `${count} suggestions`)
