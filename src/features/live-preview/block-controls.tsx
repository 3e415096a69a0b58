/** In the page itself, because the style sheet of the site is also for visitors. */
const STYLES = `
[data-preview-block] { position: relative }
[data-preview-control] { position: absolute; z-index: 40; opacity: 0; min-width: 32px; height: 32px; padding: 0 8px; border: 1px solid #fff; border-radius: 16px;
  background: #14181f; color: #fff; font: 600 14px/1 system-ui, sans-serif; cursor: pointer }
:is([data-preview-block], [data-preview-end]):is(:hover, :focus-within) > [data-preview-control], [data-preview-end] > [data-preview-control] { opacity: 1 }
[data-preview-control]:focus-visible { opacity: 1; outline: 3px solid #0b5fbf; outline-offset: 2px }
[data-preview-move] { top: 8px; right: 8px; cursor: grab; touch-action: none }
[data-preview-add] { top: -16px; left: calc(50% - 16px) }
[data-preview-block]:first-of-type > [data-preview-add] { top: 4px }
[data-preview-end] { position: relative; height: 48px }
[data-preview-end] > [data-preview-add] { top: 8px }
[data-preview-drop]::after { content: ''; position: absolute; z-index: 41; left: 0; right: 0; height: 4px; background: #0b5fbf }
[data-preview-drop='before']::after { top: -2px }
[data-preview-drop='after']::after { bottom: -2px }
[data-preview-sample]::before { content: 'Sample: write your own'; position: absolute; z-index: 39; top: 8px; left: 8px; padding: 5px 9px; border-radius: 4px;
  background: #8a4b00; color: #fff; font: 600 12px/1 system-ui, sans-serif }
[data-preview-may-type] { outline: 1px dotted #0b5fbf; outline-offset: 3px; cursor: text }
[data-preview-typing] { outline: 2px solid #0b5fbf; outline-offset: 3px; cursor: text; min-width: 1ch }
@media (hover: none) { [data-preview-control] { opacity: 1 } }
`

export function PreviewStyles() {
  return <style>{STYLES}</style>
}

/** Opens the block picker of the form. @param before The id of the block that follows; '' at the end of the page. */
export function AddControl({ before }: { before: string }) {
  const label = before === '' ? 'Add a block at the end' : 'Add a block here'
  return (
    <button type="button" data-preview-control data-preview-add={before} aria-label={label} title={label}>
      +
    </button>
  )
}

/** The controls of a block in the preview (EDT-07): move it, and add another one before it. */
export function BlockControls({ id }: { id: string }) {
  return (
    <>
      <AddControl before={id} />
      <button
        type="button"
        data-preview-control
        data-preview-move
        aria-label="Move this block"
        title="Drag to move this block, or press the up and down arrow keys"
      >
        ⠿
      </button>
    </>
  )
}
