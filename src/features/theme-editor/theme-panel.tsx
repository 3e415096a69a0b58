import type { CSSProperties } from 'react'
import type { TemplateTokens } from '@/domain/template/template'
import type { ContrastProblem } from '@/domain/theme/contrast'
import type { ThemePreset } from '@/domain/theme/presets'
import { THEME_COLOURS } from '@/domain/theme/theme-choices'
import { FONT_STACKS } from '@/ui/theme/tokens-to-css'
import styles from './theme-editor.module.css'

type Props = {
  tokens: TemplateTokens
  presets: readonly ThemePreset[]
  problems: readonly ContrastProblem[]
  onPreset: (id: string) => void
  onFix: (name: string, colour: string) => void
}

const WORDS: Record<string, string> = {
  brand: 'Brand',
  brandInk: 'Text on brand',
  brandDark: 'Dark brand',
  brandDarkInk: 'Text on dark brand',
  brandTint: 'Brand tint',
  action: 'Loud button',
  actionInk: 'Text on loud button',
  link: 'Links',
  ink: 'Text',
  ground: 'the page',
  surface: 'cards',
  tint: 'quiet fills',
}
const wordFor = (name: string) => WORDS[name] ?? name
const canBeChosen = (name: string) => THEME_COLOURS.some((one) => one === name)

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

/** One pair that can't be read: how far it misses, and the colour that would do. */
function Problem({ problem: { scheme, text, on, ratio, minimum, fix }, onFix }: { problem: ContrastProblem; onFix: Props['onFix'] }) {
  return (
    <li className={styles.problem}>
      <span>
        {wordFor(text)} on {wordFor(on)}
        {scheme === 'dark' ? ' in the dark' : ''}: {ratio.toFixed(1)} : 1, and {minimum} : 1 is needed.
      </span>
      {scheme === 'light' && canBeChosen(text) && (
        <button type="button" className={styles.button} onClick={() => onFix(text, fix)}>
          <i style={{ background: fix }} /> Use {fix}
        </button>
      )}
    </li>
  )
}

/** Presets to begin with, what the theme looks like, and what can't be read in it (ADM-15). */
export function ThemePanel({ tokens, presets, problems, onPreset, onFix }: Props) {
  return (
    <>
      <div className={styles.row} role="group" aria-label="Presets">
        {presets.map(({ id, label, colours }) => (
          <button key={id} type="button" className={styles.button} onClick={() => onPreset(id)}>
            {colours.brand && <i style={{ background: colours.brand }} />}
            {colours.action && <i style={{ background: colours.action }} />}
            {label}
          </button>
        ))}
      </div>
      <Sample tokens={tokens} />
      {problems.length === 0 ? (
        <p className={styles.good} role="status">
          Every text can be read (WCAG AA).
        </p>
      ) : (
        <ul className={styles.problems} aria-label="What can’t be read">
          {problems.map((problem) => (
            <Problem key={`${problem.scheme}-${problem.text}-${problem.on}`} problem={problem} onFix={onFix} />
          ))}
        </ul>
      )}
    </>
  )
}
