'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { InheritedSwitches } from '@/domain/switches/inherited-switches'
import type { SwitchLevel } from '@/domain/switches/switch-type'
import { SwitchConsole } from './switch-console'
import styles from './switch-editor.module.css'
import type { Overrides } from './switch-rows'

type SwitchEditorProps = {
  path: string
  level: SwitchLevel
  inherited: InheritedSwitches
  description: string | null
  isReadOnly: boolean
}

function toOverrides(value: unknown): Overrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** Field `switches` of the form: the console for its value, which contains only own values (TEN-04, ADM-08). */
export function SwitchEditor({ path: givenPath, level, inherited, description, isReadOnly }: SwitchEditorProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: givenPath })
  const template = useFormFields(([fields]) => fields.template?.value)
  // While the form is submitting, its response would overwrite changes.
  const change = (overrides: Overrides) => !disabled && setValue(overrides)
  return (
    <section className={styles.editor} id={`field-${path}`} aria-labelledby="switches-heading">
      <h2 id="switches-heading" className={styles.heading}>
        Switches
      </h2>
      {description && <p className={styles.intro}>{description}</p>}
      {showError && errorMessage && (
        <p role="alert" className={styles.problem}>
          {errorMessage}
        </p>
      )}
      <SwitchConsole
        level={level}
        inherited={inherited}
        template={typeof template === 'string' ? template : null}
        overrides={toOverrides(value)}
        isReadOnly={isReadOnly}
        onChange={change}
      />
    </section>
  )
}
