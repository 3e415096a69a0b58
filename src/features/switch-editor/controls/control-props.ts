import type { SwitchType } from '@/domain/switches/switch-type'

/** Props of a control for one kind of value. `onChange(undefined)` returns the switch to its inherited value. */
export type ControlProps<Type extends SwitchType = SwitchType> = {
  /** Unique on the page; names radios and links labels to inputs. */
  id: string
  labelId: string
  /** Ids of the help text and of the error, if any. */
  describedBy: string
  type: Type
  value: unknown
  hasProblem: boolean
  /** Take the focus on mount, because the user has just opened it. */
  takesFocus: boolean
  onChange: (value: unknown) => void
}

/** The variant of `SwitchType` for one kind. */
export type TypeOf<Kind extends SwitchType['kind']> = Extract<SwitchType, { kind: Kind }>

/** Returns the attributes that link an input to its row's label, help and error. */
export function ariaOf({ labelId, describedBy, hasProblem }: Pick<ControlProps, 'labelId' | 'describedBy' | 'hasProblem'>) {
  return { 'aria-labelledby': labelId, 'aria-describedby': describedBy, 'aria-invalid': hasProblem || undefined }
}
