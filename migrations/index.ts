import * as initial from './20261121_000000_initial'
import * as searchDocument from './20261121_000100_search_document'
import * as place from './20261121_000200_place'
import * as stockImports from './20261121_190644_stock_imports'
import * as visits from './20261121_210000_visits'
import * as financeSettings from './20261121_223744_finance_settings'
import * as gaugeIndex from './20261121_223800_gauge_index'
import * as leads from './20261121_224822_leads'
import * as visitorLimits from './20261121_224900_visitor_limits'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_000000_initial' },
  { up: searchDocument.up, down: searchDocument.down, name: '20261121_000100_search_document' },
  { up: place.up, down: place.down, name: '20261121_000200_place' },
  { up: stockImports.up, down: stockImports.down, name: '20261121_190644_stock_imports' },
  { up: visits.up, down: visits.down, name: '20261121_210000_visits' },
  { up: financeSettings.up, down: financeSettings.down, name: '20261121_223744_finance_settings' },
  { up: gaugeIndex.up, down: gaugeIndex.down, name: '20261121_223800_gauge_index' },
  { up: leads.up, down: leads.down, name: '20261121_224822_leads' },
  { up: visitorLimits.up, down: visitorLimits.down, name: '20261121_224900_visitor_limits' },
]
