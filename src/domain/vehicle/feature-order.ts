/** What nearly every vehicle has, mostly because the law asks for it. */
const STANDARD = [
  /\babs\b|anti-?lock/,
  /\bairbags?\b/,
  /^(manual |front )?air[ -]?con(ditioning|ditioner)?$/,
  /^(remote )?central locking$/,
  /^cruise control$/,
  /^(electric|power) (windows|mirrors|steering)\b/,
  /stability control|traction control|brake ?force distribution|brake assist/,
  /^hill[ -](start|hold) assist$/,
  /\bisofix\b/,
  /^(speed limiter|immobiliser|engine immobiliser)$/,
  /^bluetooth\b/,
  /^(rear )?usb (ports?|sockets?)$/,
  /^steering wheel (audio )?controls$/,
  /^(reversing|reverse|rear ?view) camera$/,
  /^(cup holders?|floor mats|spare wheel|seat ?belts?)\b/,
]

/** What most recent vehicles have. */
const COMMON = [
  /^alloy wheels$/,
  /^(wired |wireless )?(android auto|apple carplay)\b/,
  /^auto(matic)? (head)?lights$/,
  /^(autonomous|automatic) emergency braking$/,
  /^dab\+? (digital )?radio$/,
  /^lane (departure|keep)/,
  /^rain[ -]sensing wipers$/,
  /^(front|rear|front and rear)? ?parking sensors$/,
  /^power[ -]folding mirrors$/,
  /^led (head)?lights$/,
]

/** What buyers look for by name, or pay extra for. */
const DISTINCTIVE = [
  /sun ?roof|panoram|glass roof|soft top|\bhard ?top\b/,
  /\bleather\b|alcantara|\bnappa\b/,
  /(heated|ventilated|cooled|massag\w+|memory) .*(seats?|steering)|seats? with memory/,
  /head-?up display|night vision/,
  /360|surround (view|camera)|bird'?s[ -]eye/,
  /(air|adaptive|magnetic|active) .*suspension|adaptive damp|rear-(axle|wheel) steering/,
  /matrix|laser (head)?lights/,
  /sports? exhaust|carbon|ceramic brakes|launch control|limited[ -]slip/,
  /(premium|surround|bose|burmester|bowers|harman|bang) .*(audio|sound)|surround sound|premium audio/,
  /(power|electric|hands-?free) (tailgate|boot)|soft-close/,
  /(three|four|tri|quad)-zone/,
  /third[ -]row|\b(7|8|seven|eight) seats\b/,
  /tow ?bar|tow ?ball|brake controller|trailer sway|\bwinch\b/,
  /bull ?bar|snorkel|canopy|tonneau|tub liner|roller cover|\buhf\b|diff(erential)? lock|low[ -]range|all-terrain/,
  /barn doors|ply lining|twin sliding|cargo barrier/,
  /fast charging|ac charging|vehicle-to-load|\bv2l\b|heat pump/,
  /solar|lithium|ensuite|external kitchen|diesel heater|off-road hitch|reverse-cycle/,
]

const isOneOf = (patterns: readonly RegExp[], feature: string) => patterns.some((pattern) => pattern.test(feature))

function rankFeature(feature: string): number {
  const text = feature.toLowerCase().replace(/[‐‑–]/g, '-')
  if (isOneOf(DISTINCTIVE, text)) return 0
  if (isOneOf(STANDARD, text)) return 3
  return isOneOf(COMMON, text) ? 2 : 1
}

/**
 * Sorts features by what sets a vehicle apart (LOOK-20): what buyers look for first, what every vehicle has last. Features of the same rank
 * keep the dealer's order.
 */
export function orderFeatures(features: readonly string[]): string[] {
  return features.toSorted((one, other) => rankFeature(one) - rankFeature(other))
}
