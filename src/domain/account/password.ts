/** Minimum length of a new password, in characters (AUTH-04). */
export const SHORTEST_PASSWORD = 8
