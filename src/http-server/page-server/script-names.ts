import { listScriptNames } from './style-rules'

const SCRIPT = /static\/chunks\/([\w~.-]+)\.js/g

const listScripts = (text: string) => [...text.matchAll(SCRIPT)].map(([, name = '']) => name)

type Script = { scripts: readonly string[]; names: readonly string[] }

/** Finds the names of style rules in the scripts of pages: what scripts add needs rules too, and comes without any. */
export class ScriptNames {
  private readonly scripts = new Map<string, Script | null>()

  /**
   * @param read Returns a script of the build by its name, null if there is none.
   * @param known All names in the style sheets.
   */
  constructor(
    private readonly read: (name: string) => string | null,
    private readonly known: ReadonlySet<string>,
  ) {}

  /** Lists the names in all scripts that a page loads, at once or later. */
  list(html: string): Set<string> {
    const scripts = new Set(listScripts(html))
    const names = new Set<string>()
    // a set's loop also visits what is added to it meanwhile
    for (const name of scripts) {
      const script = this.find(name)
      for (const other of script?.scripts ?? []) scripts.add(other)
      for (const found of script?.names ?? []) names.add(found)
    }
    return names
  }

  private find(name: string): Script | null {
    const kept = this.scripts.get(name)
    if (kept !== undefined) return kept
    const text = this.read(name)
    const script = text === null ? null : { scripts: listScripts(text), names: listScriptNames(text, this.known) }
    // A text of an editor can name scripts that don't exist, any number of them.
    if (script !== null) this.scripts.set(name, script)
    return script
  }
}
