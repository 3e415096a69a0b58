import * as initial from './20261121_000000_initial'
import * as searchDocument from './20261121_000100_search_document'
import * as place from './20261121_000200_place'
import * as stockImports from './20261121_190644_stock_imports'
import * as leads from './20261121_224822_leads'
import * as visitorLimits from './20261121_224900_visitor_limits'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_000000_initial' },
  { up: searchDocument.up, down: searchDocument.down, name: '20261121_000100_search_document' },
  { up: place.up, down: place.down, name: '20261121_000200_place' },
  { up: stockImports.up, down: stockImports.down, name: '20261121_190644_stock_imports' },
  { up: leads.up, down: leads.down, name: '20261121_224822_leads' },
  { up: visitorLimits.up, down: visitorLimits.down, name: '20261121_224900_visitor_limits' },
]
