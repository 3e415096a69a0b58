/** What examples name as their pictures: the pages and tests that draw them put pictures of the tenant in their place. */
export const EXAMPLE_PICTURES = { photo: 1, cutout: 2, wide: 3 } as const
