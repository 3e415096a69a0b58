/** The id of the control of one value: values hold spaces ('Crystal White'), ids may not. */
export const toOptionId = (id: string, value: string) => `${id}-${value.replaceAll(/\s/g, '_')}`
