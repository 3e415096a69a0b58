import {
  detailsCall,
  eraseCall,
  exportCall,
  forgotPasswordCall,
  garageCall,
  mergeCall,
  removeCarCall,
  resetPasswordCall,
  saveCarCall,
  signInCall,
  signOutCall,
  signUpCall,
  watchlistCall,
  whoAmICall,
} from './account'
import { carPictureCall, gaugeCall, pdfCall, similarCall, summaryCall, viewCall } from './cars'
import type { Contract } from './contract'
import { deliveryCall, disclaimerCall, quoteCall } from './finance'
import { changeTradeInCall, checkoutCall, regoCall, renewCall, returnCall, tradeInCall, valuationCall } from './journeys'
import { appointmentsCall, leadCall } from './leads'
import { descriptionCall, feedCall, healthCall, readyCall, stripeCall } from './operations'
import { carsCall, countsCall, postcodesCall, searchCall, suggestionsCall } from './search'
import { browserFailureCall, dealersCall, eventCall, ratingCall, revealCall, sitePictureCall } from './site'

/** Every public call, by the part of the site that it belongs to. A call that is not listed is answered to nobody: the proxy passes on these alone. */
export const CALLS: Readonly<Record<string, readonly Contract[]>> = {
  Search: [searchCall, countsCall, carsCall, suggestionsCall, postcodesCall],
  Cars: [similarCall, summaryCall, viewCall, gaugeCall, pdfCall, carPictureCall],
  Leads: [leadCall, appointmentsCall],
  Journeys: [tradeInCall, changeTradeInCall, regoCall, valuationCall, checkoutCall, renewCall, returnCall],
  Finance: [quoteCall, disclaimerCall, deliveryCall],
  Account: [
    ...[whoAmICall, signUpCall, signInCall, forgotPasswordCall, resetPasswordCall, signOutCall, detailsCall, eraseCall, mergeCall],
    ...[garageCall, exportCall, watchlistCall, saveCarCall, removeCarCall],
  ],
  Site: [eventCall, revealCall, browserFailureCall, ratingCall, dealersCall, sitePictureCall, feedCall],
  Operations: [healthCall, readyCall, stripeCall, descriptionCall],
}

/** The calls as one list. */
export const ALL_CALLS: readonly Contract[] = Object.values(CALLS).flat()

const toPattern = ({ path }: Contract) => path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')
const PATHS = new RegExp(`^(?:${ALL_CALLS.map(toPattern).join('|')})$`)

/** Whether a public call is at a path. */
export function isCallPath(pathname: string): boolean {
  return PATHS.test(pathname)
}
