/** A reason not to go on that the user can act upon: told in plain words, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
