import { Component, type ReactNode } from 'react'
import { dropTyped } from './typed-texts'

type Props = { id: string; children: ReactNode }
type State = { isBroken: boolean; of: ReactNode }

/** Error boundary: an incomplete block may fail to render. Shows an error in its place and retries with the next version. */
export class BlockErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, of: this.props.children }

  static getDerivedStateFromProps({ children }: Props, { of }: State) {
    return children === of ? null : { isBroken: false, of: children }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Runs just before React changes the page, so that nobody sees the text that it puts back. */
  override getSnapshotBeforeUpdate({ children }: Props) {
    if (children !== this.props.children) dropTyped(this.props.id)
    return null
  }

  /** React warns when a class has the method above without this one. */
  override componentDidUpdate() {}

  override render() {
    return this.state.isBroken ? <p className="wrap py-6 text-ink-soft">This block is shown once it is complete.</p> : this.props.children
  }
}
