/** Characters that a new password has at least (AUTH-04). */
export const SHORTEST_PASSWORD = 8
