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
import { deliveryCall, disclaimerCall, financeSettingsCall, quoteCall } from './finance'
import { changeTradeInCall, checkoutCall, regoCall, renewCall, returnCall, tradeInCall, valuationCall } from './journeys'
import { appointmentsCall, leadCall } from './leads'
import { descriptionCall, feedCall, healthCall, readyCall, stripeCall } from './operations'
import { carsCall, countsCall, placesCall, postcodesCall, searchCall, suggestionsCall } from './search'
import { backToNowCall, travelCall } from './time-travel'
import { browserFailureCall, dealersCall, eventCall, ratingCall, revealCall, sitePictureCall } from './site'

/** All public calls by the part of the site that uses them. The proxy rejects every call that is not listed. */
export const CALLS: Readonly<Record<string, readonly Contract[]>> = {
  Search: [searchCall, countsCall, placesCall, carsCall, suggestionsCall, postcodesCall],
  Cars: [similarCall, summaryCall, viewCall, gaugeCall, pdfCall, carPictureCall],
  Leads: [leadCall, appointmentsCall],
  Journeys: [tradeInCall, changeTradeInCall, regoCall, valuationCall, checkoutCall, renewCall, returnCall],
  Finance: [quoteCall, disclaimerCall, financeSettingsCall, deliveryCall],
  Account: [
    ...[whoAmICall, signUpCall, signInCall, forgotPasswordCall, resetPasswordCall, signOutCall, detailsCall, eraseCall, mergeCall],
    ...[garageCall, exportCall, watchlistCall, saveCarCall, removeCarCall],
  ],
  Site: [eventCall, revealCall, browserFailureCall, ratingCall, dealersCall, sitePictureCall, feedCall],
  Operations: [healthCall, readyCall, stripeCall, descriptionCall, travelCall, backToNowCall],
}

/** All calls as one list. */
export const ALL_CALLS: readonly Contract[] = Object.values(CALLS).flat()

const toPattern = ({ path }: Contract) => path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')
const PATHS = new RegExp(`^(?:${ALL_CALLS.map(toPattern).join('|')})$`)

/** Checks whether a path is a public call's. */
export function isCallPath(pathname: string): boolean {
  return PATHS.test(pathname)
}
