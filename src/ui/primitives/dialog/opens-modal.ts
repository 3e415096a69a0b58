/** Returns the attributes of a button that opens the dialog, sheet or drawer with that id without JavaScript. */
export function opensModal(id: string): { command: string; commandfor: string; 'aria-haspopup': 'dialog' } {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }
}
