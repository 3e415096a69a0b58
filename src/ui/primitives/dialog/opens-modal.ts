/** The attributes of a button that opens the dialog, sheet or drawer of that id without any script. */
export function opensModal(id: string): { command: string; commandfor: string; 'aria-haspopup': 'dialog' } {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }
}
