import { runRecipes } from './new/run-recipes'
import { Refusal } from './setup/refusal'

// `npm run new -- block price-banner` creates the files of a block and adds it to the registries. Without arguments it lists the recipes.

try {
  const { made, changed, next } = await runRecipes(process.argv.slice(2), process.cwd(), new Date())
  const lines = [...made.map((file) => `  new      ${file}`), ...changed.map((file) => `  changed  ${file}`)]
  console.log([...lines, '', 'Next:', ...next.map((sentence) => `- ${sentence}`)].join('\n'))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
