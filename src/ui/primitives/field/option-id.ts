/** Returns the id of an option's control. Values can have spaces ('Crystal White'), ids can't. */
export const toOptionId = (id: string, value: string) => `${id}-${value.replaceAll(/\s/g, '_')}`
