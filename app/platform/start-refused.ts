/** Reason why the server cannot start, as a sentence for the person who starts it: no stack is printed. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
