'use client'

import { FieldError, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { listFieldIds } from '@/domain/editing/field-position'
import type { MenuPlace } from '@/domain/navigation/menu-parts'
import { completeMenu, type MenuNode, readMenuTree } from '@/domain/navigation/menu-tree'
import styles from './menu-editor.module.css'
import { MenuList } from './menu-list'

const CARD_FIELD = 'megaPromo.heading'

/** The card in the mega menu, which has fields of its own further down the form. */
function CardLine() {
  const heading = useFormFields(([fields]) => fields[CARD_FIELD]?.value)
  const words =
    typeof heading === 'string' && heading !== '' ? `Its large menu has the card “${heading}”.` : 'Its large menu has no promo card.'
  const [id = ''] = listFieldIds(CARD_FIELD)
  return (
    <p className={styles.hint}>
      {words}{' '}
      <button type="button" className={styles.button} onClick={() => document.getElementById(id)?.focus()}>
        Edit the promo card
      </button>
    </p>
  )
}

/** The header's and the footer's menu as trees (EDT-15). */
export function MenuField({ path, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const tree = readMenuTree(value)
  const store = (place: MenuPlace) => (nodes: readonly MenuNode[]) => setValue({ ...tree, [place]: nodes })
  const isReadOnly = readOnly || disabled
  return (
    <div id={`field-${path}`} className={`field-type ${styles.field} ${showError ? 'error' : ''}`}>
      <p className={styles.hint}>
        Open a line to rename it, to pick where it leads, or to move it. Drag lines by their handles, or move them with Alt and the arrow
        keys. The preview shows the header at once, at the width of a desktop or a phone; the footer follows when you save.
      </p>
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage} showError={showError} />
        <MenuList
          menu="header"
          heading="Header"
          nodes={completeMenu('header', tree.header)}
          isReadOnly={isReadOnly}
          onChange={store('header')}
          extraFor={(id) => id === 'stock' && <CardLine />}
        />
        <MenuList
          menu="footer"
          heading="Footer"
          nodes={completeMenu('footer', tree.footer)}
          isReadOnly={isReadOnly}
          onChange={store('footer')}
        />
      </div>
    </div>
  )
}
