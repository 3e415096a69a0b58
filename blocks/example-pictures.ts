/** Placeholder picture ids in examples. Pages and tests that render them substitute pictures of the tenant. */
export const EXAMPLE_PICTURES = { photo: 1, cutout: 2, wide: 3 } as const
