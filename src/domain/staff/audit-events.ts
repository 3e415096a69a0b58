/** Events in the audit log (SEC-14) with their labels. */
export const AUDIT_EVENTS = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  signed_out: 'Signed out',
  account_locked: 'Account locked',
  password_changed: 'Password changed',
  password_reset: 'Password reset by mail',
  email_changed: 'Email changed',
  role_changed: 'Role changed',
  account_created: 'Account created',
  account_deleted: 'Account deleted',
  factor_set: 'Second factor set up',
  factor_removed: 'Second factor turned off',
  factor_reset: 'Second factor reset by an administrator',
  codes_renewed: 'Recovery codes renewed',
  code_used: 'Recovery code used',
  factor_required: 'Second factor made obligatory or optional',
  destinations_changed: 'Destinations of leads or their owner changed',
  release_live: 'Release went live',
  release_stopped: 'Release stopped',
  release_rolled_back: 'Release rolled back',
} as const

export type AuditEvent = keyof typeof AUDIT_EVENTS

/** Number of days for which audit log entries are stored (SEC-05). */
export const AUDIT_DAYS = 400
