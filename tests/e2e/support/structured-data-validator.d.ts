declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param vocabulary The types and properties of schema.org; without it, unknown ones pass. */
    constructor(vocabulary?: { '@graph': unknown[] })
    validate(found: { jsonld: Record<string, unknown[]> }): Promise<unknown>
  }
}
