import type { CSSProperties } from 'react'
import type { TemplateTokens } from '@/domain/tenant/template'
import { COLOUR_LABELS, describeContrast, toThemeColour } from '@/domain/tenant/theme/colour-labels'
import type { ContrastProblem } from '@/domain/tenant/theme/contrast'
import type { ThemePreset } from '@/domain/tenant/theme/presets'
import { FONT_STACKS } from '@/ui/theme/tokens-to-css'
import styles from './theme-editor.module.css'

type Props = {
  tokens: TemplateTokens
  presets: readonly ThemePreset[]
  /** The preset whose colours are in the form; null for custom colours. */
  chosen: string | null
  problems: readonly ContrastProblem[]
  onPreset: (id: string) => void
  onFix: (name: string, colour: string) => void
}

function Sample({ tokens: { colour, radius, type } }: Pick<Props, 'tokens'>) {
  const face = (family: keyof typeof FONT_STACKS): CSSProperties => ({ fontFamily: FONT_STACKS[family] })
  return (
    <div className={styles.sample} style={{ ...face(type.text), background: colour.ground, color: colour.ink }} aria-hidden>
      <div className={styles.bar} style={{ background: colour.brandDark, color: colour.brandDarkInk }}>
        <span style={face(type.display)}>Your name</span> <span>Our Stock · Finance</span>
      </div>
      <div className={styles.body}>
        <strong style={{ ...face(type.display), fontSize: 22 }}>2023 Toyota RAV4 GX Hybrid</strong>
        <span style={{ color: colour.link }}>See what it costs a week</span>
        <span style={{ background: colour.brandTint, borderRadius: radius.pill, padding: '2px 10px', color: colour.brand }}>
          Just arrived
        </span>
        <span className={styles.row}>
          <span style={{ background: colour.action, color: colour.actionInk, borderRadius: radius.control, padding: '10px 18px' }}>
            Enquire now
          </span>
          <span style={{ background: colour.brand, color: colour.brandInk, borderRadius: radius.control, padding: '10px 18px' }}>
            Book a test drive
          </span>
        </span>
      </div>
    </div>
  )
}

/** A pair with insufficient contrast: a sample, its contrast, and a colour that fixes it. */
function Problem({ problem, colour, onFix }: { problem: ContrastProblem; colour: TemplateTokens['colour']; onFix: Props['onFix'] }) {
  const { scheme, text, ground, fix } = problem
  const field = scheme === 'light' ? toThemeColour(text) : null
  return (
    <li className={styles.problem}>
      <span className={styles.pair} style={{ background: ground, color: colour[text] }} aria-hidden>
        Aa
      </span>
      <span className={styles.words}>{describeContrast(problem)}</span>
      {field !== null && (
        <button type="button" className={styles.button} onClick={() => onFix(field, fix)}>
          <i style={{ background: fix }} /> Use {fix} <span className={styles.unseen}>for “{COLOUR_LABELS[text]}”</span>
        </button>
      )}
    </li>
  )
}

/** Shows presets, a sample of the theme, and its contrast problems (ADM-15). */
export function ThemePanel({ tokens, presets, chosen, problems, onPreset, onFix }: Props) {
  return (
    <>
      <div className={styles.presets} role="group" aria-labelledby="theme-presets">
        <p id="theme-presets" className={styles.title}>
          Start with a colour set
        </p>
        <div className={styles.row}>
          {presets.map(({ id, label, colours }) => (
            <button key={id} type="button" className={styles.button} aria-pressed={id === chosen} onClick={() => onPreset(id)}>
              {colours.brand && <i style={{ background: colours.brand }} />}
              {colours.action && <i style={{ background: colours.action }} />}
              {label}
            </button>
          ))}
        </div>
      </div>
      <Sample tokens={tokens} />
      <div role="status">
        {problems.length === 0 ? (
          <p className={styles.good}>All text is readable (WCAG AA).</p>
        ) : (
          <ul className={styles.problems} aria-label="Hard to read">
            {problems.map((problem) => (
              <Problem key={`${problem.scheme}-${problem.text}-${problem.on}`} problem={problem} colour={tokens.colour} onFix={onFix} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
