/** How an editor chooses questions: a category, however it is written, and a number; neither means all of them. */
export type QuestionChoice = { category?: string | null; limit?: number | null }

const fold = (category: string) => category.trim().toLowerCase()

/** The questions of a category, as many as are asked for, in their order (CMS-13, CMS-14). */
export function selectQuestions<Item extends { category?: string | null }>(
  all: readonly Item[],
  { category, limit }: QuestionChoice,
): Item[] {
  return all.filter((item) => !category || fold(item.category ?? '') === fold(category)).slice(0, limit ?? undefined)
}
