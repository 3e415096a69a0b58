import * as initial from './20261121_000000_initial'
import * as searchDocument from './20261121_000100_search_document'
import * as place from './20261121_000200_place'
import * as stockImports from './20261121_190644_stock_imports'
import * as visits from './20261121_210000_visits'
import * as gaugeIndex from './20261121_223800_gauge_index'
import * as visitorLimits from './20261121_224900_visitor_limits'
import * as sitesAndLeads from './20261121_234140_sites_and_leads'
import * as journeys from './20261122_025834_journeys'
import * as shopperCars from './20261122_025900_shopper_cars'
import * as oneHolderPerCar from './20261122_025910_one_holder_per_car'
import * as refunds from './20261122_060621_refunds'
import * as searchText from './20261122_123500_search_text'
import * as accountMails from './20261122_221840_account_mails'
import * as articleDate from './20261122_232457_article_date'
import * as leadOwners from './20261123_155552_lead_owners'
import * as leadDestinations from './20261123_160000_lead_destinations'
import * as staffSignIn from './20261123_164224_staff_sign_in'
import * as secondFactors from './20261123_164300_second_factors'
import * as makesAndSearchKeys from './20261124_050000_makes_and_search_keys'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261121_000000_initial' },
  { up: searchDocument.up, down: searchDocument.down, name: '20261121_000100_search_document' },
  { up: place.up, down: place.down, name: '20261121_000200_place' },
  { up: stockImports.up, down: stockImports.down, name: '20261121_190644_stock_imports' },
  { up: visits.up, down: visits.down, name: '20261121_210000_visits' },
  { up: gaugeIndex.up, down: gaugeIndex.down, name: '20261121_223800_gauge_index' },
  { up: visitorLimits.up, down: visitorLimits.down, name: '20261121_224900_visitor_limits' },
  { up: sitesAndLeads.up, down: sitesAndLeads.down, name: '20261121_234140_sites_and_leads' },
  { up: journeys.up, down: journeys.down, name: '20261122_025834_journeys' },
  { up: shopperCars.up, down: shopperCars.down, name: '20261122_025900_shopper_cars' },
  { up: oneHolderPerCar.up, down: oneHolderPerCar.down, name: '20261122_025910_one_holder_per_car' },
  { up: refunds.up, down: refunds.down, name: '20261122_060621_refunds' },
  { up: searchText.up, down: searchText.down, name: '20261122_123500_search_text' },
  { up: accountMails.up, down: accountMails.down, name: '20261122_221840_account_mails' },
  { up: articleDate.up, down: articleDate.down, name: '20261122_232457_article_date' },
  { up: leadOwners.up, down: leadOwners.down, name: '20261123_155552_lead_owners' },
  { up: leadDestinations.up, down: leadDestinations.down, name: '20261123_160000_lead_destinations' },
  { up: staffSignIn.up, down: staffSignIn.down, name: '20261123_164224_staff_sign_in' },
  { up: secondFactors.up, down: secondFactors.down, name: '20261123_164300_second_factors' },
  { up: makesAndSearchKeys.up, down: makesAndSearchKeys.down, name: '20261124_050000_makes_and_search_keys' },
]
