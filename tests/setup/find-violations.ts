import axe from 'axe-core'

/** Returns what axe finds wrong with the markup, as 'rule: element'. Colours need a browser; the tests of the templates check contrast. */
export async function findViolations(markup: string): Promise<string[]> {
  document.body.innerHTML = markup
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
