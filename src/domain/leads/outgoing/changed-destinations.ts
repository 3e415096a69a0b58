/** Settings for the destinations and retention of leads, as described in mails. */
const FIELDS = {
  mail_to: 'the addresses that leads are sent to',
  mail_from: 'the sender of mails about leads',
  smtp_host: 'the mail server',
  smtp_port: 'the port of the mail server',
  smtp_security: 'the encryption of the mail server',
  smtp_user: 'the user of the mail server',
  smtp_password_sealed: 'the password of the mail server',
  adf_to: 'the address that ADF documents are sent to',
  webhook_url: 'the address of the webhook',
  webhook_secret_sealed: 'the secret of the webhook',
  keep_days: 'how long leads are kept',
} as const

type Field = keyof typeof FIELDS
const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name)
const NAMES = Object.keys(FIELDS).filter(isField)

type Settings = Partial<Record<string, unknown>>

/** Empty lists, empty texts and missing values are equal. */
function comparable(value: unknown): string {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? '' : JSON.stringify(value)
}

const differs = (before: Settings, after: Settings, names: readonly Field[]) =>
  names.filter((name) => comparable(before[name]) !== comparable(after[name]))

/** The lead settings changed by a save, without their values (SEC-20). */
export function findChangedDestinations(before: Settings, after: Settings): Field[] {
  return differs(before, after, NAMES)
}

/** The settings to which each secret belongs. Sent to another server, it would be disclosed. */
const OWNERS_OF_SECRETS = {
  smtp_password: ['smtp_host', 'smtp_port', 'smtp_security', 'smtp_user'],
  webhook_secret: ['webhook_url'],
} as const satisfies Record<string, readonly Field[]>

export type LeadSecret = keyof typeof OWNERS_OF_SECRETS

/** Whether a stored secret must be dropped because its settings have changed (SEC-20). */
export function isSecretOutdated(secret: LeadSecret, before: Settings, after: Settings): boolean {
  return differs(before, after, OWNERS_OF_SECRETS[secret]).length > 0
}

/** A mail to a tenant's owner about changed settings: which, by whom, and what to do. It contains no values. */
export function writeDestinationsMail(
  site: string,
  changed: readonly string[],
  by: string,
  adminAddress: string,
): { subject: string; text: string } {
  const lines = changed.map((name) => `- ${isField(name) ? FIELDS[name] : name}`)
  const text = [
    `${by} changed where leads of ${site} go, or how they are kept:`,
    lines.join('\n'),
    `See the current settings under Lead settings: ${adminAddress}`,
    'If you weren’t expecting this, tell the platform’s administrators straight away.',
  ]
  return { subject: `Lead settings of ${site} were changed`, text: `${text.join('\n\n')}\n` }
}
