import { Icon } from '@/ui/primitives/icon/icon'
import { LAYOUT_FIELD, LAYOUT_OPTIONS } from './layout-options'
import { OPEN_LAYOUT_SCRIPT } from './open-layout'

/** The choice of how results are laid out (LOOK-15). Its script selects what the visitor chose last, before anything is painted. */
export function LayoutChoice({ hasMap = false }: { hasMap?: boolean | undefined }) {
  return (
    <fieldset className="layout-choice flex shrink-0 noscript:hidden">
      <legend className="sr-only">View of the results</legend>
      {LAYOUT_OPTIONS.map(
        ([layout, label, icon]) =>
          (hasMap || layout !== 'map') && (
            <label key={layout} title={label}>
              <input
                type="radio"
                name={LAYOUT_FIELD}
                value={layout}
                aria-label={label}
                defaultChecked={layout === 'cards'}
                className="sr-only"
              />
              <Icon name={icon} size={22} />
            </label>
          ),
      )}
      {/* The bundles for browsers leave it out, because only the page's markup runs it (PERF-02). */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? OPEN_LAYOUT_SCRIPT : '' }} />
    </fieldset>
  )
}
