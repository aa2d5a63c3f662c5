/** Why the server cannot start, as a sentence for whoever starts it: no stack is printed. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
