import * as initial from './20261121_000000_initial'
import * as searchDocument from './20261121_000100_search_document'
import * as place from './20261121_000200_place'
import * as stockImports from './20261121_190644_stock_imports'
import * as visits from './20261121_210000_visits'
import * as gaugeIndex from './20261121_223800_gauge_index'
import * as visitorLimits from './20261121_224900_visitor_limits'
import * as sitesAndLeads from './20261121_234140_sites_and_leads'
import * as editing from './20261122_015537_editing'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_000000_initial' },
  { up: searchDocument.up, down: searchDocument.down, name: '20261121_000100_search_document' },
  { up: place.up, down: place.down, name: '20261121_000200_place' },
  { up: stockImports.up, down: stockImports.down, name: '20261121_190644_stock_imports' },
  { up: visits.up, down: visits.down, name: '20261121_210000_visits' },
  { up: gaugeIndex.up, down: gaugeIndex.down, name: '20261121_223800_gauge_index' },
  { up: visitorLimits.up, down: visitorLimits.down, name: '20261121_224900_visitor_limits' },
  { up: sitesAndLeads.up, down: sitesAndLeads.down, name: '20261121_234140_sites_and_leads' },
  { up: editing.up, down: editing.down, name: '20261122_015537_editing' },
]
