import type { SwitchType } from '@/domain/switches/switch-type'

/** What a control of one kind of value gets; `onChange(undefined)` makes the switch follow again. */
export type ControlProps<Type extends SwitchType = SwitchType> = {
  /** Unique on the page; names radios and ties labels to inputs. */
  id: string
  labelId: string
  /** Ids of the help and, when there is one, of the problem. */
  describedBy: string
  type: Type
  value: unknown
  hasProblem: boolean
  /** Take the focus when it appears, because the user has just asked for it. */
  takesFocus: boolean
  onChange: (value: unknown) => void
}

/** The part of `SwitchType` of one kind. */
export type TypeOf<Kind extends SwitchType['kind']> = Extract<SwitchType, { kind: Kind }>

/** What ties an input to its row's label, help and problem. */
export function ariaOf({ labelId, describedBy, hasProblem }: Pick<ControlProps, 'labelId' | 'describedBy' | 'hasProblem'>) {
  return { 'aria-labelledby': labelId, 'aria-describedby': describedBy, 'aria-invalid': hasProblem || undefined }
}
