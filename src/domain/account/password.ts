/** Minimum length of a new password, in characters (AUTH-04). */
export const MIN_PASSWORD_LENGTH = 8
