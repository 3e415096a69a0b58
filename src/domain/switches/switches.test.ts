import { describe, expect, test } from 'vitest'
import { isSwitchKey, platformOverridesSchema, SWITCH_KEYS, SWITCHES, switchOverridesSchema } from './switches'
import { SWITCH_GROUPS } from './switch-type'

const CHAT = { name: 'Chat', scriptUrl: 'https://c.example/a.js', openCall: 'Chat.open', attributes: {}, hosts: ['https://*.c.example'] }

/** The table of switches in the requirements: key, default, and the requirements that use it. */
const TABLE: [key: string, value: unknown, usedBy: string][] = [
  ['authentication', false, 'TEN-05, TEN-07, WATCH-01'],
  ['garageTenantSlugs', [], 'TEN-08'],
  ['bodyTenantSlugs', [], 'TEN-08'],
  ['plugins', [], 'TEN-09, GAUGE-01'],
  ['siteKind', 'dealer', 'TEN-10, CMS-04, NAV-10, DLR-02, BRD-02, MISC-01'],
  ['manufacturerName', null, 'TEN-06'],
  ['serviceBookingUrl', null, 'CMS-04'],
  ['eofyPages', [], 'CMS-06'],
  ['blogEnabled', false, 'CMS-07'],
  ['promoNodes', [], 'CMS-08, CMS-09, CMS-10, SRP-07'],
  ['warrantyYears', null, 'CMS-16'],
  ['menuOpenMode', 'hover', 'NAV-06'],
  ['megaMenuEnabled', false, 'NAV-08'],
  [
    'configLinks',
    {
      allStock: '/search/new-used-and-demo-cars',
      testDrive: '/book-test-drive/',
      service: '/service',
      finance: '/finance',
      tradeIn: '/trade-in',
      contact: '/contact',
      parts: '/vehicle-parts-and-accessories',
    },
    'NAV-11',
  ],
  ['announcement', null, 'NAV-12'],
  ['fuelTagEnabled', false, 'CAR-07'],
  ['justArrivedDays', 8, 'CAR-12'],
  ['justArrivedLabel', 'New', 'CAR-13'],
  ['soldTagText', 'JUST SOLD', 'CAR-14'],
  ['includeSoldDays', 3, 'CAR-16, CAR-17'],
  ['minPhotoLevel', 3, 'CAR-18'],
  ['stockCarTypes', [], 'CAR-19'],
  ['stockStatuses', [], 'CAR-19'],
  ['stockMakes', [], 'CAR-19'],
  ['excludedStockNumbers', [], 'CAR-20'],
  ['stockFallLimit', 30, 'ADM-19'],
  ['stockKinds', [], 'KIND-01'],
  ['subscriptionsEnabled', false, 'PRC-02, SIM-01'],
  ['subscriptionIncluded', [], 'LOOK-09'],
  ...['Term', 'Kilometres', 'Exit'].map((name): [string, null, string] => [`subscription${name}`, null, 'LOOK-09']),
  ['noPriceText', 'Enquire for price.', 'PRC-06'],
  [
    'searchFilters',
    ['make', 'model', 'body', 'transmission', 'fuel', 'price', 'km', 'year', 'seats', 'colour', 'dealership_name'],
    'SRCH-11',
  ],
  ['hitsPerPage', 21, 'SRCH-12, API-11'],
  ['searchIndex', 'Car_production', 'SRCH-16'],
  ['searchDefaultSort', 'custom_rank:desc', 'SRCH-16, SRCH-23'],
  ['priceAscRequiresPrice', false, 'SRCH-17'],
  ['nearbyRadiusKm', 50, 'SRCH-21'],
  ['usedCarPromoPositions', [], 'SRP-07, SRP-08'],
  ['ctaCardPositions', [6, 8], 'SRP-07, SRP-09'],
  ['eofyCardPositions', [], 'SRP-07, SRP-10'],
  ['eofyCardExpiry', '2025-06-15T16:00:00+10:00', 'SRP-10'],
  ['mapIndexEnabled', true, 'SRP-12'],
  ['emptyResultsVariant', 'panel', 'SRP-13, SRP-14'],
  ['clearFiltersTarget', '/special-offers', 'SRP-13'],
  ['requestPhotosEnabled', false, 'SRP-17, LEAD-24'],
  ['stockCountLabel', 'Cars', 'SRP-19'],
  ['breadcrumbBase', '/search/', 'VDP-02'],
  ['enquiryButtonMode', 'enquire', 'VDP-06'],
  ['chatProvider', null, 'VDP-06'],
  ['stickyHeaderScrollPx', 500, 'VDP-07'],
  ['stickyHeaderEnabled', true, 'VDP-07'],
  ['specsInitialCount', 4, 'VDP-12'],
  ['specsToggleLabel', 'Show More', 'VDP-13'],
  ['featureListLimit', 8, 'VDP-14'],
  ['showUnregistered', false, 'VDP-18'],
  ['viewsCountEnabled', true, 'VDP-04, API-03'],
  ['copyToastEnabled', false, 'VDP-21'],
  ['copyToastMs', 3000, 'VDP-21'],
  ['financeEnquiryModalEnabled', false, 'VDP-26'],
  ['defaultViewerMode', 'spinner', 'GAL-06'],
  ['videoSlotPosition', 'second', 'GAL-09'],
  ['spinAutoRotate', true, 'SPIN-02'],
  ['spinPixelsPerFrame', 20, 'SPIN-04'],
  ['spinIntervalMs', 100, 'SPIN-05'],
  ['financePath', '/finance', 'FIN-01'],
  ['financePriceMin', 1000, 'FIN-07, FIN-08'],
  ['financePriceMax', 250_000, 'FIN-07'],
  ['financeProvider', null, 'FIN-08, FIN-16'],
  ['financePriceSlider', false, 'FIN-09'],
  ['financePriceSliderMax', 100_000, 'FIN-09'],
  ['financeSliderFollowsPrice', false, 'FIN-10'],
  ['financeTermMaxYears', 7, 'FIN-13, FIN-20'],
  ['financeTermIncrements', null, 'FIN-14'],
  ['financeRateRange', [0.5, 15], 'FIN-15, FIN-16'],
  ['financeDefaultTermYears', 6, 'FIN-20'],
  ['financeDefaultRate', 10, 'FIN-21, FIN-31'],
  ['financeEstablishmentFee', 0, 'FIN-23'],
  ['financeLender', null, 'FIN-24'],
  ['financeMaxCarAgeYears', null, 'FIN-28'],
  ['financeAdvertisedRate', null, 'FIN-33'],
  ['financeComparisonRange', null, 'FIN-34'],
  ['financeFees', null, 'FIN-35'],
  ['financeSidebarText', 'Pre-Approved', 'FIN-36'],
  ['youxEnabled', false, 'FIN-37, FIN-38, API-08'],
  ['deliveryCalculatorEnabled', true, 'DEL-01, DEL-03'],
  ['enquiryMessageRequired', true, 'LEAD-07'],
  ['dealershipSelectRemoved', false, 'LEAD-10'],
  ['enquiryRegoField', false, 'LEAD-12'],
  ['termsAgreementRequired', false, 'LEAD-13'],
  ['multiStepLeadForm', false, 'LEAD-18'],
  ['testDriveTermsField', false, 'LEAD-23'],
  ['tradeInValuationEnabled', false, 'VDP-08, TRD-03'],
  ['saveValuation', false, 'TRD-06, API-06'],
  ['reserveEnabled', false, 'BUY-01'],
  ['reservePath', 'checkout', 'BUY-01, BUY-03'],
  ['onlinePurchaseEnabled', false, 'BUY-04'],
  ['reserveFeeText', '$200', 'BUY-05'],
  ['storeFavourites', true, 'TEN-05, FAV-02, FAV-04'],
  ['favouriteUsedPricedOnly', false, 'FAV-04'],
  ['gatedRoutes', [], 'AUTH-07, AUTH-08'],
  ['phoneRevealEnabled', true, 'PHONE-01'],
  ['phoneOverrides', {}, 'PHONE-03'],
  ['locationLinkStyle', 'our-location', 'LOC-03, LOC-04'],
  ['locationServiceButton', false, 'LOC-08'],
  ['closedWeekendText', 'Closed', 'LOC-10'],
  ['licencePrefix', 'DL', 'LOC-17'],
  ['extraRegistrationNumbers', [], 'LOC-18'],
  ['reviewsAutoRotate', false, 'REV-04'],
  ['reviewExcludedCustomers', [], 'REV-07'],
  ['reviewExcludedIds', [386779], 'REV-07'],
  ['reviewsMinAverage', 0, 'REV-08'],
  ['googleReviewsQuantity', 12, 'REV-09'],
  ['snap21OrgId', null, 'REV-10, API-07'],
  ['rangeCardFromPrice', false, 'MOD-10'],
  ['brandTileLinks', {}, 'BRD-03'],
  ['statsBanner', ['50+ Locations', '40+ Brands', '30+ Years'], 'MISC-01'],
  ['salesCounterEnabled', false, 'MISC-02'],
  ['moneyQuickPicks', [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000], 'MISC-09'],
  ['apiBase', '', 'API-03'],
  ...['searchHost', 'searchKey'].map((name): [string, null, string] => [name, null, 'API-11']),
  ['testDriveEventVariant', false, 'LEAD-22, EVT-06, EVT-07'],
]

describe('TEN-05: every switch of the table is in the registry', () => {
  test.each(TABLE)('%s defaults to %j (%s)', (key, value) => {
    expect(isSwitchKey(key)).toBe(true)
    if (isSwitchKey(key)) expect(SWITCHES[key].default).toStrictEqual(value)
  })

  test('TEN-05: the registry has no other rows', () => {
    expect([...SWITCH_KEYS].sort()).toStrictEqual(TABLE.map(([key]) => key).sort())
  })

  test('TEN-05: object internals are not switches', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(isSwitchKey(name)).toBe(false)
  })
})

describe('ADM-08: row facts for the console', () => {
  test.each(SWITCH_KEYS)('%s has a label, one sentence of help, a known group and pages', (key) => {
    const { label, help, group, touches } = SWITCHES[key]
    expect(label).toMatch(/^['A-Z\d].*[^.]$/)
    expect(help).toMatch(/^['A-Z].*\.$/)
    expect(help).not.toMatch(/\. [A-Z]/)
    expect(SWITCH_GROUPS).toContain(group)
    expect(touches.length).toBeGreaterThan(0)
  })

  test('ADM-08: every group has a switch, and labels are unique within a group', () => {
    for (const group of SWITCH_GROUPS) {
      const labels = SWITCH_KEYS.filter((key) => SWITCHES[key].group === group).map((key) => SWITCHES[key].label)
      expect(labels.length).toBeGreaterThan(0)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })

  test.each(SWITCH_KEYS)('%s describes its type as data that survives being sent to the browser, and allows its own default', (key) => {
    const { type, schema, default: value } = SWITCHES[key]
    expect(JSON.parse(JSON.stringify(type))).toStrictEqual(type)
    expect(schema.safeParse(value).data).toStrictEqual(value)
    expect(schema.safeParse(null).success).toBe(type.nullable === true)
  })

  test('TEN-08: only the lists of tenant slugs are platform switches', () => {
    expect(SWITCH_KEYS.filter((key) => SWITCHES[key].level === 'platform')).toStrictEqual(['garageTenantSlugs', 'bodyTenantSlugs'])
  })
})

/** Values in the requirements besides the defaults. */
const ALLOWED: [key: string, value: unknown, requirement: string][] = [
  ['plugins', ['Autogauge', 'Car Analysis', 'PPSR Report', 'PPSR Report Website Plugin'], 'TEN-09'],
  ['siteKind', 'dealerGroup', 'TEN-10'],
  ['siteKind', 'manufacturer', 'TEN-10'],
  ['serviceBookingUrl', 'https://book.example/service?site=4', 'CMS-04'],
  ['warrantyYears', 7, 'CMS-16'],
  ['announcement', { text: 'Open on Sunday', link: { label: 'Hours', href: '/contact' } }, 'NAV-12'],
  ['minPhotoLevel', 0, 'CAR-18'],
  ['minPhotoLevel', 14, 'CAR-18'],
  ['stockCarTypes', ['new', 'demo'], 'CAR-19'],
  ['stockStatuses', ['in_stock', 'coming_soon', 'sold'], 'CAR-19'],
  ['eofyCardPositions', [5, 10], 'SRP-10'],
  ['stockCountLabel', 'Caravans', 'SRP-19'],
  ['breadcrumbBase', '/used-car/', 'VDP-02'],
  ['chatProvider', CHAT, 'VDP-06'],
  ['stickyHeaderScrollPx', 900, 'VDP-07'],
  ['financePath', '/apply-for-finance', 'FIN-01'],
  ['financeProvider', 'Angle', 'FIN-08'],
  ['financeTermMaxYears', 5, 'FIN-13'],
  ['financeTermIncrements', [1, 2.5, 5], 'FIN-14'],
  ['financeRateRange', [7.5, 14.5], 'FIN-16'],
  ['financeRateRange', [9.95, 19.95], 'FIN-16'],
  ['financeEstablishmentFee', 1360.5, 'FIN-23'],
  ['financeMaxCarAgeYears', 12, 'FIN-28'],
  ['financeAdvertisedRate', 12.94, 'FIN-33'],
  ['financeComparisonRange', [8.38, 19.42], 'FIN-34'],
  ['financeFees', [{ label: 'Dealer agency fee', amount: 912.25 }], 'FIN-35'],
  ['reservePath', 'buy-online', 'BUY-03'],
  ['gatedRoutes', ['checkout', 'finance', 'spin-to-win', 'finance page'], 'AUTH-07'],
  ['phoneOverrides', { used: '(07) 3123 4567' }, 'PHONE-03'],
  ['locationLinkStyle', 'dealership-slug', 'LOC-04'],
  ['closedWeekendText', 'By appointment only', 'LOC-10'],
  ['licencePrefix', 'CL', 'LOC-17'],
  ['reviewsMinAverage', 4, 'REV-08'],
  ['brandTileLinks', { 'alfa-romeo': 'https://alfa.example/', ldv: 'skip' }, 'BRD-03'],
  ['moneyQuickPicks', [300_000, 400_000, 500_000, 600_000, 700_000, 800_000], 'MISC-09'],
  ['searchHost', 'https://search.example.com', 'API-11'],
]

const OUTER =
  'Give a full address that starts with https://, with the full name of a host on the internet and without user and password (at most 500 characters).'

const REFUSED: [key: string, value: unknown, message: string][] = [
  ['searchHost', 'http://localhost:7700', OUTER],
  ['searchHost', 'https://search', OUTER],
  ['searchHost', 'https://me:secret@search.example.com', OUTER],
  ['authentication', 'true', 'Choose on or off.'],
  ['siteKind', 'dealer group', 'Choose one of: Dealer, Dealer group, Manufacturer.'],
  ['warrantyYears', 4, 'Choose one of: 3 years, 5 years, 7 years.'],
  ['plugins', ['Autogauge', 'Radio'], 'Choose any of: Autogauge, Car Analysis, PPSR Report, PPSR Report Website Plugin.'],
  ['stockCarTypes', ['new', 'new'], 'Name each entry only once.'],
  ['minPhotoLevel', 15, 'Give a whole number from 0 to 14.'],
  ['minPhotoLevel', 2.5, 'Give a whole number from 0 to 14.'],
  ['includeSoldDays', null, 'Give a whole number from 0 to 365 (days).'],
  ['financeDefaultRate', Number.NaN, 'Give a number from 0 to 100 (percent per year).'],
  ['noPriceText', '  ', 'Give a text that is not empty (at most 60 characters).'],
  ['clearFiltersTarget', '//elsewhere.example', 'Give a page of this site, starting with / (at most 200 characters).'],
  ['searchDefaultSort', 'custom_rank', 'Give a field and a direction, such as price:asc (at most 80 characters).'],
  ['serviceBookingUrl', 'javascript:alert(1)', 'Give a full address that starts with https:// (at most 500 characters).'],
  ['eofyCardExpiry', '15 June 2025', 'Give a date and time with its zone, such as 2025-06-15T16:00:00+10:00 (at most 40 characters).'],
  ['ctaCardPositions', [0], 'Give a whole number from 1 to 200.'],
  ['financeRateRange', [15, 0.5], 'Give the lower and the upper end, from 0 to 100 (percent per year), the lower one first.'],
  ['financeTermIncrements', [2, 1], 'Give between 1 and 40 numbers from 0.5 to 15 (years), in rising order.'],
  ['announcement', { text: '' }, 'Give a text of 1 to 300 characters.'],
  [
    'announcement',
    { text: 'Hi', link: { label: 'Go', href: 'javascript:alert(1)' } },
    'javascript: addresses are not allowed; use https, tel or mailto.',
  ],
  ['chatProvider', { name: 'Chat', scriptUrl: 'https://c.example/a.js', openCall: 'alert(1)' }, 'Give a function name, such as Chat.open.'],
  ['phoneOverrides', { used: 'call us' }, 'Give a phone number in digits, such as 07 3123 4567.'],
  ['phoneOverrides', { caravan: '07 3123 4567' }, 'Give a phone for any of: new, demo, used.'],
  ['brandTileLinks', { 'Alfa Romeo': 'skip' }, "Give each brand, named by its slug such as 'mercedes-benz', an address or 'skip'."],
  ['configLinks', { finanse: '/finance' }, 'Give addresses for any of: allStock, testDrive, service, finance, tradeIn, contact, parts.'],
  ['colourOfTheSky', 'blue', "There is no switch called 'colourOfTheSky'; remove it."],
  ['garageTenantSlugs', ['harbour'], "'Sites with a garage' is set for the whole platform; remove it here."],
]

describe('TEN-05: validating overrides', () => {
  test.each(ALLOWED)('%s accepts %j (%s)', (key, value) => {
    expect(switchOverridesSchema.safeParse({ [key]: value })).toStrictEqual({ success: true, data: { [key]: value } })
  })

  test.each(REFUSED)('TEN-05: %s rejects %j: %s', (key, value, message) => {
    const parsed = switchOverridesSchema.safeParse({ [key]: value })
    expect(parsed.error?.issues.map((issue) => issue.message)).toStrictEqual([message])
    expect(parsed.error?.issues[0]?.path[0]).toBe(key)
  })

  test('TEN-05: reports all problems of a record at once', () => {
    const parsed = switchOverridesSchema.safeParse({ hitsPerPage: 0, wheels: 4, blogEnabled: true, licencePrefix: 'XL' })
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toStrictEqual(['hitsPerPage', 'wheels', 'licencePrefix'])
  })

  test('TEN-08: the platform can set its own switches', () => {
    expect(platformOverridesSchema.parse({ garageTenantSlugs: ['harbour'] })).toStrictEqual({ garageTenantSlugs: ['harbour'] })
  })

  test('NAV-11: an override of the links only names its changes', () => {
    const { configLinks } = switchOverridesSchema.parse({ configLinks: { service: 'https://book.example' } })
    expect(configLinks).toStrictEqual({ ...SWITCHES.configLinks.default, service: 'https://book.example' })
  })

  test.each([[null], [[]], ['authentication'], [7]])('TEN-05: %j is not a record of switches', (given) => {
    expect(switchOverridesSchema.safeParse(given).error?.issues[0]?.message).toBe('Give switches by name.')
  })
})
