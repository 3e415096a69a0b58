/** An editor's selection of questions by category (ignoring case) and number. Empty fields don't limit it. */
export type QuestionChoice = { category?: string | null; limit?: number | null }

const fold = (category: string) => category.trim().toLowerCase()

/** Returns the questions of a category in order, up to the limit (CMS-13, CMS-14). */
export function selectQuestions<Item extends { category?: string | null }>(
  all: readonly Item[],
  { category, limit }: QuestionChoice,
): Item[] {
  return all.filter((item) => !category || fold(item.category ?? '') === fold(category)).slice(0, limit ?? undefined)
}
