import * as initial from './20261121_000000_initial'
import * as searchDocument from './20261121_000100_search_document'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_000000_initial' },
  { up: searchDocument.up, down: searchDocument.down, name: '20261121_000100_search_document' },
]
