/**
 * Why S3 has not done what it was asked to. `silent`: no answer, or one that says *later*; the same may
 * work in a moment. `full`: it takes nothing more. `refused`: nothing helps but to mend keys or bucket.
 */
export type S3Failure = 'silent' | 'full' | 'refused'

/** Problem with S3, in words for the log that hold no secret. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly failure: S3Failure

  constructor(failure: S3Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}
