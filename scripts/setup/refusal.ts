/** An error that the user can act upon, shown in plain words without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal'
}
