/** The tenant's own order (SRCH-16). Apart from the other orders, which browsers do not need (PERF-02). */
export const DEFAULT_SORT = 'recommended'
