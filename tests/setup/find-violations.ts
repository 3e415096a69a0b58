import axe from 'axe-core'

/** What axe finds wrong with the markup, as 'rule: element'. Colours need a browser: templates' pairs are checked where they are chosen. */
export async function findViolations(markup: string): Promise<string[]> {
  document.body.innerHTML = markup
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
